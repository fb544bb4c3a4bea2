/** RFC 9745: the moment of deprecation as a Unix time. The contract has had these routes as deprecated from its start. */
export const DEPRECATED_SINCE = '@1767225600';

/** The header as a route declares it. */
export const DEPRECATION_HEADER = {
  Deprecation: {
    description: 'Since when the address is deprecated (RFC 9745).',
    example: DEPRECATED_SINCE,
  },
};
