package games.janus.engines.museum.microchess;

/**
 * One operation on the way to a candidate's value.
 *
 * @param operation what was done
 * @param operand the name of the counter taken; empty for a constant or none
 * @param amount the operand's value; 0 if the operation takes none
 * @param a the accumulator afterwards
 * @param carry 1 or 0 afterwards; when subtracting, 0 means that it borrowed
 */
public record ValueStep(Arithmetic operation, String operand, int amount, int a, int carry) {}
