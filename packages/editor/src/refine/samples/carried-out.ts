/** Looks at the revised document, whole and by section. */
type Check = (output: string, parts: Record<string, string>) => void;

/** Feedback, the headings of the sections it may touch (everything else stays byte for byte), and what has to be true. */
export type CarriedOut = readonly [feedback: string, touches: readonly string[] | 'all', check: Check];
