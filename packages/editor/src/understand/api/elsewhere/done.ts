import { onceALanguage } from '../../../once-a-language.ts';
import { type Speech, speechOf } from './speech.ts';
import type { Doing } from './tongues.ts';
import { type Deed, notDone } from './undergone.ts';

/** A form of a verb, and the half of it that stands behind its object: "an" of "legt einen Auftrag an". */
interface Form {
  readonly verb: string;
  readonly doing: Doing;
  readonly prefix: string;
}

const builder =
  /^(?:das system|der server|le système|le serveur|el sistema|el servidor|il sistema|o sistema|wir|nous|man|on)(?!\p{L})/iu;
/** What is built for people, and reads what it shows. */
const app =
  /^(?:die (?:app|anwendung|oberfläche|seite|website)|l['’](?:appli|application|applicazione|app)|la (?:aplicación|app|página|web|page)|a aplicação)(?!\p{L})/iu;
const determiners: ReadonlySet<string> = new Set(
  'leur|leurs|son|sa|ihr|ihre|sein|seine|der|die|das|den|ein|eine|jeder|jede|alle|un|une|le|la|les|chaque|des|el|los|las|una|cada|il|lo|gli|i|ogni|o|os|a|as|um|uma'.split(
    '|',
  ),
);
/** Words of the subject, at most. */
const longest = 4;

/** What several do, of what one does: "storniert", "stornieren". */
function pluralOf(third: string, verb: string, prefix: string, language: string): string {
  if (language === 'de') return verb.slice(prefix.length);
  if (language === 'fr') return third.endsWith('e') ? `${third}nt` : third;
  if (language === 'it') return third.replace(/a$/u, 'ano').replace(/e$/u, 'ono');
  return `${third}${language === 'pt' ? 'm' : 'n'}`;
}

const formsOf = onceALanguage((language): ReadonlyMap<string, readonly Form[]> => {
  const forms = new Map<string, Form[]>();
  for (const { verb, doing, third, prefix } of speechOf(language)?.verbs ?? [])
    for (const form of new Set([third, pluralOf(third, verb, prefix, language)]))
      if (form !== '') forms.set(form, [...(forms.get(form) ?? []), { verb, doing, prefix }]);
  return forms;
});

/** "Le gérant confirme les réservations et bloque une table": what somebody does with things, who is not what is built. */
export function doneIn(text: string, speech: Speech): Deed[] {
  const bare = text.replace(/\([^()]*\)/gu, ' ').replace(/[.!]+$/u, '');
  if (builder.test(bare) || notDone.test(bare)) return [];
  const words = bare.match(/[,;:]|[^\s,;:]+/gu) ?? [];
  // "Los monitores pasan lista y los administradores crean actividades": whoever does what is known.
  const subjects = words.flatMap((word, at) =>
    at === 0 || (determiners.has(word.toLowerCase()) && opensClause(words, at, speech)) ? [at] : [],
  );
  for (const at of subjects) {
    const all = doneBy(words.slice(at), text, speech);
    const deeds = app.test(bare) ? all.filter(({ doing }) => doing === 'list' || doing === 'read') : all;
    if (deeds.length > 0) return deeds;
  }
  return [];
}

/** What the subject does that some words open with. */
function doneBy(words: readonly string[], text: string, speech: Speech): Deed[] {
  const forms = formsOf(speech.language);
  const formAt = (at: number) =>
    speech.language === 'de' && /^\p{Lu}/u.test(words[at] ?? '')
      ? undefined
      : forms.get((words[at] ?? '').toLowerCase());
  const first = words.slice(0, longest + 1).findIndex((_, at) => at > 0 && formAt(at) !== undefined);
  if (first < 0 || !isSubject(words.slice(0, first), speech.language)) return [];
  const starts = words.flatMap((_, at) =>
    at === first || (at > first && opensClause(words, at, speech) && formAt(at)) ? [at] : [],
  );
  const deeds = starts.flatMap((start, index): Deed[] => {
    const until = starts[index + 1];
    const clause = words.slice(start + 1, until === undefined ? undefined : until - 1);
    const end = clause.findIndex((word) => /^[;:]$/u.test(word));
    const object = end < 0 ? clause : clause.slice(0, end);
    const fitting = (formAt(start) ?? []).filter(({ prefix }) => prefix === '' || object.includes(prefix));
    const form = fitting.find(({ prefix }) => prefix !== '') ?? fitting[0];
    if (form === undefined) return [];
    const said = form.prefix === '' ? object : object.slice(0, object.indexOf(form.prefix));
    const own = said.join(' ').replace(/ (?=,)/gu, '');
    return own === '' && starts.length === 1
      ? []
      : [
          {
            verb: form.verb,
            doing: form.doing,
            object: own,
            phrase: starts.length === 1 ? text : `${words[start] ?? ''} ${clause.join(' ')}`,
            isDone: true,
          },
        ];
  });
  // "Approuve ou refuse le devis": the object of the last is that of all.
  return deeds.map((deed, at) =>
    deed.object === ''
      ? { ...deed, object: deeds.slice(at).find(({ object }) => object !== '')?.object ?? '' }
      : deed,
  );
}

/** A noun with its article, of German several without one. */
function isSubject(words: readonly string[], language: string): boolean {
  const [opening = ''] = words;
  const noun = words.at(-1) ?? '';
  const isGerman = language === 'de';
  const isNoun = /^\p{L}[\p{L}-]{2,30}$/u.test(noun) && (!isGerman || /^\p{Lu}/u.test(noun));
  const [, elided] = /^(l['’])(?=\p{L})/iu.exec(opening) ?? [];
  const hasArticle = determiners.has(opening.toLowerCase()) && words.length > 1;
  return (
    (elided !== undefined || (isNoun && (hasArticle || (isGerman && words.length === 1)))) &&
    !words.includes(',')
  );
}

/** Behind "and" or a comma a form is the verb of the same subject. */
function opensClause(words: readonly string[], at: number, { patterns }: Speech): boolean {
  const before = words[at - 1] ?? '';
  return before === ',' || patterns.leadingJoint.test(`${before} `);
}
