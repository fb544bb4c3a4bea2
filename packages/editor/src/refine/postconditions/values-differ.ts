import { amountsIn } from '../contrasts/amounts.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words with which somebody asks for another way to write a value. */
const wantsUnit =
  /(?<!\p{L})(?:in|as|write|say|express|use|unit|convert|schreib\p{L}*|als|en|écri\p{L}*|escrib\p{L}*) (?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|milliseconds?|kb|mb|gb|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?|secondes|heures|jours|semaines|mois|ans|segundos|horas|días|semanas|meses|años)(?!\p{L})/iu;

/** A value gives way to another: "one week" says what "7 days" says, so that nothing is to be changed. */
export const valuesDiffer: Postcondition = ({ changed, clause }) => {
  const exchanged = exchangesIn(changed);
  const pairs = exchanged.map(({ old, fresh }) => [onlyAmount(old), onlyAmount(fresh)] as const);
  const [first] = exchanged;
  const isSame = pairs.every(
    ([old, fresh]) =>
      old &&
      fresh &&
      old.kind === fresh.kind &&
      old.kind !== 'count' &&
      Number(old.amount) === Number(fresh.amount),
  );
  return first !== undefined &&
    isSame &&
    !wantsUnit.test(clause) &&
    pairs.some(([old, fresh]) => old?.text !== fresh?.text)
    ? `written ${quoted(first.fresh)}, which is the same as ${quoted(first.old)}`
    : null;
};

/** The one value of a few words. */
function onlyAmount(words: string) {
  const [only, ...others] = amountsIn(words, 0, words.length);
  return others.length === 0 && words.split(' ').length <= MOST ? only : undefined;
}

const MOST = 3;
