/** Openings of lines that only code and commands have. */
const OPENING =
  /^(?:(?:export |async |public |private |static |default ){0,3}(?:function\*? ?\w*\s?\(|(?:const|let|var) [\w{[][^=\n]{0,60}=|class \w+(?: extends \w+)? ?[{:]|interface \w+ ?\{|enum \w+ ?\{|def \w+\(|fn \w+|func \w+\()|import (?:[\w*{]|["'])[^.]{0,80}(?: from |["'])|from [\w.]+ import |return [\w[{(][\w.[\](){}'"]*[;(]|(?:if|while|for|switch|catch) ?\([^)]{0,200}\)? ?\{?$|for \w+ in [^ ]+:$|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE|ALTER TABLE) |#(?:include|define|!)|@\w+\(|[$>] [a-z]|(?:sudo |npm (?:i|install|ci|run|test|start) |npx |pnpm |yarn add |git (?:clone|checkout|commit|push|pull|add|rebase|merge|log) |docker (?:run|build|compose|exec|ps) |kubectl (?:get|apply|describe|logs|delete|exec) |curl -|cd [./~]|export [A-Z_]+=|pip install |apt(?:-get)? install )(?!is |are |was ))/;

/** Endings of lines that only code has. */
const ENDING = /(?:[{};]|\)\s?=>\s?[{(]?|\(\)\)?;?|=>|&&|\|\||\\)$/;

/** Sentences end in no semicolon right after a bracket, and begin with no closing bracket. */
const BRACKET = /^[})\]]+[;,)]*$/;

/** A line of a data notation: an object, an array, the definition of a type. */
const NOTATION =
  /^(?:[{[].*[}\]],?;?|(?:type|enum|input|message|struct|interface|model|record)\s+\w+[^.?]{0,200}[{}]|[}\]],?;?)$/;

/** Whether a paragraph is code in all but its fence: every line is, and one of them defines or calls something. */
export function isCodeParagraph(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 0 &&
    text.length < 20_000 &&
    lines.every(
      (line) => NOTATION.test(line.trim()) || BRACKET.test(line.trim()) || /^\s{2,}\S/.test(line),
    ) &&
    lines.some((line) => NOTATION.test(line.trim()) && /["':]/.test(line))
  );
}

/** Whether a line without Markdown's marks for code is code or a command all the same. */
export function isCodeLine(line: string): boolean {
  const text = line.trim().slice(0, 400);
  if (BRACKET.test(text) || OPENING.test(text)) return true;
  return ENDING.test(text) && (/[{}]$|[=()[\]<>]/.test(text) || !/ /.test(text));
}
