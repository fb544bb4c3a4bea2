import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

const PRESENT =
  'verandert|gebeurt|verwijdert|bepaalt|betaalt|bestelt|herhaalt|herstelt|vernieuwt|verstuurt|beheert|verbetert|bewaart|verlengt';

/** "gestuurt", "is gebeurt": the participle ends as the past tense does. */
export const dutchParticiple: ProseRule = {
  id: 'grammar/dutch-participle',
  category: 'grammar',
  message: 'Het voltooid deelwoord eindigt hier op een d.',
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?:(?<participle>ge\\p{Ll}{3,20}t)(?![\\p{L}'’-])|(?<before>(?:[Hh]eb|[Hh]ebt|[Hh]eeft|[Hh]ebben|[Hh]ad|[Hh]adden|[Ii]s|(?<!(?:dat|als|die|of|waar|omdat|wanneer|terwijl) [^.!?\\n]{0,40})zijn|Zijn|[Ww]as|[Ww]aren|[Ww]orden|[Ww]ordt|[Ww]erd|[Ww]erden) (?:(?!(?:wat|die|dat|als|hoe|er|of|en|wie|waar|wanneer|omdat|want|maar) )\\p{Ll}{1,15} ){0,4})(?<present>${PRESENT})(?=\\s?[.,;:!?]|\\s?$| (?:na|aan|door|in|op|met|sinds|en|maar|voor|omdat|toen) ))`,
    'gmu',
  ),
  replace: ({ groups }) => {
    const { participle, before = '', present = '' } = groups ?? {};
    if (participle === undefined) return `${before}${present.slice(0, -1)}d`;
    const right = `${participle.slice(0, -1)}d`;
    const dictionary = sharedDictionary('nl');
    return !dictionary.knows(participle) && dictionary.hasEntry(right) ? right : null;
  },
  examples: [
    ['Het is gebeurt na de release.', 'Het is gebeurd na de release.'],
    ['Er wordt geen mail gestuurt.', 'Er wordt geen mail gestuurd.'],
  ],
  counterExamples: [
    'Dat is wat gebeurt.',
    'Het gebeurt vaak.',
    'Hij is getest.',
    'Hij ziet dat een klant zijn vorige order herhaalt.',
    'Dat is hoe het verandert.',
  ],
};
