import { cuesIn } from '../understand/lexicon/cues.ts';

/** Roles that programs have as well as people: "the agent", "an editor". */
const programs =
  /(?:agent|client|host|worker|consumer|editor|planner|viewer|dispatcher|coordinator|supervisor|broker|speaker|conductor|tenant|member|finance|legal|sales|marketing|designer|runner|walker|writer|trader|player|helper|assistant|cleaner|miller|hunter)s?$/iu;
const somebody = /(?<!\p{L})(?:person|man|woman|child|caller|watcher|patient|kid|boy|girl)$/iu;

/** Whether a subject is one person, whom "it" never means: "the librarian", and not "the agent", which may be a program. */
export function isOnePerson(subject: string): boolean {
  const name = subject.trim();
  if (name.split(' ').length > 4 || programs.test(name)) return false;
  if (somebody.test(name)) return true;
  const cue = cuesIn(name, 'en').get('actor')?.cue ?? '';
  return cue !== '' && name.toLowerCase().endsWith(cue.toLowerCase());
}
