/** A sad face at the end of a line: whoever writes it tells of trouble. */
const sad = /(?:\s[:;]['’]?-?[(/]|😢|😞|🙁|☹️?|😡|😭|🤦\S*|😩|😖)[\s.!]*$/u;

/** Whether the writer is unhappy with what a line tells. `line` is as the source has it. */
export function soundsUnhappy(line: string): boolean {
  return sad.test(line);
}
