package games.janus.server.web;

import java.time.Duration;

/**
 * What one client may use, and how long.
 *
 * @param headerBytes of one request
 * @param messageBytes of one message over a WebSocket
 * @param messagesPerSecond over one WebSocket, kept up for long
 * @param connections that may be open together
 * @param perAddress connections that one address may have open
 * @param headerTime in which the headers of a request are whole
 * @param bodyTime in which the body of a request is whole
 * @param idleTime after which a silent connection is closed
 */
public record WebLimits(
    int headerBytes,
    int messageBytes,
    int messagesPerSecond,
    int connections,
    int perAddress,
    Duration headerTime,
    Duration bodyTime,
    Duration idleTime) {}
