import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import type { Statement } from './statement.ts';

/** What those who write do, by language: "we pin the version", "deshalb testen wir", "por eso guardamos". */
const ourDeed: Readonly<Record<string, RegExp>> = {
  en: /^(?:so |therefore |that['’]s why |but |to (?:avoid|prevent|reduce) [^,]{2,40}, )?(?:we(?:['’]ll| will| can)?|the team|ops) (?!(?:might|may|could|lose|fear|worry|depend|rely|have no|are|were|do not|don['’]t|cannot|can['’]t|won['’]t)(?!\p{L}))(?:also |then |therefore |just )?\p{Ll}{2,}/iu,
  de: /^(?:wir|(?:deshalb|darum|daher|deswegen|dagegen|dafür|dann) (?:\p{Ll}+(?:en|eln|ern)) wir) (?!(?:fürchten|verlieren|hängen|wissen|haben kein\p{L}*|könnten|sind)(?!\p{L}))\p{L}{2,}|^(?:dagegen hilft|abhilfe|um das zu vermeiden)(?!\p{L})/iu,
  fr: /^(?:donc |du coup |pour (?:éviter|limiter) (?:ça|cela|le risque),? )?(?:on|nous) (?!(?:risque|risquons|craint|craignons|perd|perdons|dépend|dépendons|ne|n['’])(?!\p{L}))\p{Ll}{2,}/iu,
  es: /^(?:por eso|así que|para evitarlo),? (?:\p{Ll}+ )?\p{Ll}{2,}|^(?!(?:dependemos|perdemos|tememos|podríamos)(?!\p{L}))\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu,
  it: /^(?:quindi|perciò|per evitarlo),? \p{Ll}{2,}|^(?!(?:dipendiamo|perdiamo|temiamo)(?!\p{L}))\p{L}{2,}iamo(?!\p{L})/iu,
  pt: /^(?:por isso|então|para evitar isso),? \p{Ll}{2,}|^(?!(?:dependemos|perdemos|tememos|poderíamos)(?!\p{L}))\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu,
  nl: /^(?:daarom \p{Ll}+ we|we|wij) (?!(?:vrezen|verliezen|hangen|weten|zouden|kunnen niet)(?!\p{L}))\p{Ll}{2,}/iu,
};

/**
 * "The vendor may change the API; we pin version 3": behind a risk, in its own point or paragraph, what those who write do about it
 * is what reduces it, whatever heading or label both stand under.
 */
export function mitigated(statements: readonly Statement[], language: string): Statement[] {
  return statements.map((one, at) => {
    const before = statements[at - 1];
    const isBehind = one.kind === 'risk' && before?.kind === 'risk' && before.block === one.block;
    if (isBehind && isDeed(one, language)) return { ...one, kind: 'mitigation' };
    const follows = before?.kind === 'risk' && before.block === one.block && loose.has(one.kind);
    return follows && therefore.test(one.masked.text) ? { ...one, kind: 'mitigation', strength: null } : one;
  });
}

/** "Deshalb Erinnerung am Vortag": what follows from a risk, in a note without a verb. */
const therefore =
  /^(?:therefore|hence|that['’]s why|deshalb|daher|darum|deswegen|donc|c['’]est pourquoi|por eso|per questo|por isso|daarom|dlatego)(?!\p{L})/iu;

/** What such a note may be taken for by its other words. */
const loose: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'schedule',
  'owner',
  'context',
  'design',
  'risk',
]);

function isDeed({ masked }: Statement, language: string): boolean {
  return (
    ourDeed[language]?.test(masked.text) === true ||
    (language === 'en' && isImperative(masked.text, cuesIn(masked.text, language)))
  );
}
