import { isPeople } from '../../compose/scenario/act.ts';

const old =
  /^(?:(?:all|the|our|new) )?(?<who>\p{L}[\p{L} -]{2,40}?) (?:(?:must|ha(?:s|ve) to|should|needs? to) be |to |= ?|: )?(?:at least |over |older than |above )?\d{1,3}(?: or (?:older|above|over)| years old| and (?:older|above|over))?[.!]*$/iu;

/** "Drivers must be 18": a bare number that people are is their age, and no news of any other value of theirs. English. */
export function isAgeOfPeople(claim: string): boolean {
  const who = old.exec(claim.trim())?.groups?.['who'];
  return who !== undefined && isPeople(who);
}
