/** "Below 99.5% the customer gets 10% back", "every 15 min": the figure is that of a case, or says how often. */
export const setsCase =
  /^(?:below|under|above|over|beyond|from|at|after|for) [^,;:]{1,30}?(?:,| the| an?| we| it| they) |(?<!\p{L})every \d/iu;
