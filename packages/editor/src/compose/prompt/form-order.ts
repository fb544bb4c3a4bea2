/** Whether a sentence only says how the answer is to be written: "answer only with JSON". */
export function ordersForm(text: string): boolean {
  return /^(?:answers?|repl(?:y|ies)|respond|return) (?:only|just|strictly|always|in|with|as)(?!\p{L})/iu.test(
    text,
  );
}
