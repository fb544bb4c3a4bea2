import { pastOf } from '../../correct/lexicon/inflection.ts';

/** Participles that no ending makes. */
const irregular: ReadonlyMap<string, string> = new Map(
  'be=been become=become begin=begun break=broken bring=brought build=built buy=bought catch=caught choose=chosen cut=cut deal=dealt do=done draw=drawn drive=driven feed=fed find=found forget=forgotten freeze=frozen get=received give=given go=gone grow=grown have=had hear=heard hide=hidden hold=held keep=kept know=known lay=laid lead=led leave=left lend=lent let=let lose=lost make=made mean=meant meet=met pay=paid put=put read=read rent=rented ride=ridden run=run say=said see=seen sell=sold send=sent set=set show=shown shut=shut split=split spend=spent stand=stood steal=stolen sweep=swept take=taken teach=taught tell=told think=thought throw=thrown undo=undone win=won withdraw=withdrawn write=written'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** Verbs in -l and the like whose last letter is doubled. */
const doubled = /^(?:cancel|label|travel|model|signal|total|admit|permit)$/u;

/** "cancel" → "cancelled", "take" → "taken": the form behind "is". */
export function participleOf(base: string): string {
  const verb = base.toLowerCase();
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  const prefix = /^(re|un|over|out|under)(?=\p{L}{3})/u.exec(verb)?.[1] ?? '';
  const stem = irregular.get(verb.slice(prefix.length));
  if (prefix !== '' && stem !== undefined) return prefix + stem;
  return doubled.test(verb) ? `${verb}${verb.slice(-1)}ed` : pastOf(verb);
}
