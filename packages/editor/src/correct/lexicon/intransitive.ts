/** Verbs that nothing is done to, so that no passive is made of them: "it will be fail" has a "be" too many, and no ending too few. */
export const INTRANSITIVE =
  'happen|exist|depend|become|appear|disappear|occur|fail|succeed|crash|remain|arrive|expire|respond|suffice';
