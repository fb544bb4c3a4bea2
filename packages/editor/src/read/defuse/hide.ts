/** Gives private characters in place of printable ones and line ends of a text, as many as there were. */
export type Hide = (text: string) => string;
