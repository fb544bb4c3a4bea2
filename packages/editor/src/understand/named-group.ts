import { changed, restore } from './mask.ts';
import { isDemand, type Statement } from './statement.ts';

/**
 * "When somebody in finance wants the file they ask us. They should be able to export it": those of whom a sentence tells by one of them, by their
 * name in what is demanded for them right behind it: "People in finance should be able to export it". English.
 */
export function namedGroups(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const told = statements[at - 1];
    const isWanted = isDemand(one) || one.kind === 'goal';
    if (!isWanted || told?.block !== one.block || isDemand(told) || !pointing.test(one.masked.text))
      return one;
    const { group = '', behind = '' } = oneOfGroup.exec(told.masked.text)?.groups ?? {};
    if (group === '' || !/(?<!\p{L})they(?!\p{L})/iu.test(behind)) return one;
    const masked = changed(one.masked, one.masked.text.replace(pointing, `People ${group}`));
    return { ...one, masked, text: restore(masked) };
  });
}

const pointing = /^they(?= (?:must|should|need to|have to|ought to|want to|can) )/iu;
const oneOfGroup =
  /(?<!\p{L})(?:some|any|every)(?:body|one) (?<group>(?:in|from|at) (?:(?:the|our) )?\p{L}+(?: (?:team|department|office|group|desk))?)(?= )(?<behind>.*)$/isu;
