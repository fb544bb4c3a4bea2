import type { Postcondition } from './postcondition.ts';

const title = /^#\s+\S/mu;

/** A document with a title has one after every change. */
export const titleStaysATitle: Postcondition = ({ before, after }) =>
  title.test(before.text) && !title.test(after) ? 'left the document without its title' : null;
