/** How a scenario says that an attempt is refused. */
export const refused = 'it is rejected with an error and nothing changes';
