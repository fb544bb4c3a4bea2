/** What a language says of what somebody may do, and of what they must be able to do. */
interface Permission {
  /** Groups: the word of one, the word of several. */
  readonly may: RegExp;
  readonly one: string;
  readonly many: string;
}

const languages: Readonly<Record<string, Permission>> = {
  es: {
    may: /(?<!\p{L})(?<!no (?:se )?|nunca )(?:(puede)|(pueden)) (?=\p{Ll}+[aei]r(?:se|l[aeo]s?)?(?!\p{L}))/iu,
    one: 'DEBE poder',
    many: 'DEBEN poder',
  },
  pt: {
    may: /(?<!\p{L})(?<!não (?:se )?|nunca )(?:(pode)|(podem)) (?=\p{Ll}+[aeio]r(?!\p{L}))/iu,
    one: 'DEVE poder',
    many: 'DEVEM poder',
  },
  it: {
    may: /(?<!\p{L})(?<!non (?:si )?|mai )(?:(può)|(possono)) (?=\p{Ll}+r(?:e|si|l[oaie])(?!\p{L}))/iu,
    one: 'DEVE poter',
    many: 'DEVONO poter',
  },
  fr: {
    may: /(?<!\p{L})(?<!ne (?:se )?)(?:(peut)|(peuvent)) (?=\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))/iu,
    one: 'DOIT pouvoir',
    many: 'DOIVENT pouvoir',
  },
  pl: {
    may: /(?<!\p{L})(?<!nie )(?:(może)|(mogą)) (?=\p{Ll}+(?:ć|c)(?!\p{L}))/iu,
    one: 'MUSI móc',
    many: 'MUSZĄ móc',
  },
};

/** What lets somebody do so much and no more: they do not have to be able to. */
const limited =
  /(?<!\p{L})(?:como máximo|máximo|únicamente|al massimo|soltanto|no máximo|somente|apenas|au maximum|au plus|seulement|uniquement|najwyżej|maksymalnie|tylko|wyłącznie)(?!\p{L})/iu;

/**
 * A sentence that says what somebody may do, as what they must be able to do: "Las citas las puede pedir el dueño" → "Las citas
 * las DEBE poder pedir el dueño". Masked prose; null where it lets nobody do anything.
 */
export function permittedSentence(prose: string, language: string): string | null {
  const permission = languages[language];
  const match = permission?.may.exec(prose);
  if (!permission || !match) return null;
  const word = limited.test(prose)
    ? (match[1] ?? match[2] ?? '').toLocaleUpperCase()
    : match[1] === undefined
      ? permission.many
      : permission.one;
  return `${prose.slice(0, match.index)}${word} ${prose.slice(match.index + match[0].length)}`;
}
