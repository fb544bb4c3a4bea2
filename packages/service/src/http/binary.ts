/** Bytes of any kind: a media type without a character set. */
export const BINARY = 'application/octet-stream';
