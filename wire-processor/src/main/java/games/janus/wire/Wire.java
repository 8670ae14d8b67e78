package games.janus.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A sealed type whose records cross the border as JSON. Records may hold texts, truth values,
 * numbers, enums, records, other sealed types, any JSON ({@code JsonValue}), {@code Optional} and
 * {@code List} of these, and where they are only written {@code Map} from names to these; anything
 * else does not compile.
 *
 * <p>An object has one field for each component, in their order. An enum constant {@code
 * EN_PASSANT} is the text {@code en-passant}. What is read may leave out what is {@code Optional}
 * (empty), a list (empty) or a truth value (false), and nothing else; a field that is not known is
 * refused.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Wire {
  /**
   * The first field of every object, which names its record: {@code MintListing} is the text {@code
   * mint-listing}. Empty: there is no such field; each record is then read by itself, by a caller
   * that knows which one it is.
   */
  String tag() default "";

  /** Whether this comes in: then a reader is made for it and all in it. */
  boolean in() default false;

  /** Whether this goes out: then a writer is made for it and all in it. */
  boolean out() default false;

  /** What follows the name of each of its records in TypeScript. */
  String suffix() default "";

  /** The name of a record in TypeScript, where its family's suffix would not fit. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.TYPE)
  @interface Named {
    String value();
  }

  /** The first field of a record's objects, which is the same in all of them. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.TYPE)
  @interface Constant {
    String name();

    /** As JSON, such as {@code true}. */
    String json();
  }

  /** A record or a map whose fields stand in the object around it. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface Flat {}

  /** An {@code Optional} that is left out when it is empty, where others are null. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface LeftOut {}

  /**
   * A record that is written as an array of its components; the items of a list at the end follow
   * one by one.
   */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.TYPE)
  @interface Tuple {}

  /** The whole numbers that are allowed; others are refused when they are read. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface Range {
    long from();

    long to();
  }

  /** A {@code long} that crosses as a text: JavaScript numbers cannot hold 64 bits. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface AsText {}

  /** An enum whose constants cross as they are written in Java: {@code GAME_OVER}. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface AsWritten {}

  /** Numbers that may be infinite, which JSON can say only as a text. */
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.RECORD_COMPONENT)
  @interface MayBeInfinite {}
}
