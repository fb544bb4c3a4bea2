/** "Below 99.5% the customer gets 10% back": the figure is that of a case. */
export const setsCase =
  /^(?:below|under|above|over|beyond|from|at|after|for) [^,;:]{1,30}?(?:,| the| an?| we| it| they) /iu;
