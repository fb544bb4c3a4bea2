interface Story {
  /** Groups: role, deed. */
  readonly shape: RegExp;
  /** Somebody in that role, as a sentence speaks of them. */
  readonly somebody: string;
  /** What one says of oneself, as it is said of others. */
  readonly others: readonly (readonly [RegExp, string])[];
}

const stories: Readonly<Record<string, Story>> = {
  de: {
    shape:
      /^als (?<role>[^,;:]{3,60}?) (?:möchte|will) ich (?<deed>[^,;:]{4,160}?(?:en|ern|eln))(?: können)?(?:, .*)?$/iu,
    somebody: 'jemand als {role}',
    others: [
      [/(?<!\p{L})(?:mich|mir)(?!\p{L})/gu, 'sich'],
      [/(?<!\p{L})mein(?=(?:e[nmrs]?)?(?!\p{L}))/gu, 'sein'],
    ],
  },
  fr: {
    shape:
      /^en tant qu(?:e |['’])(?<role>[^,;:]{3,60}?),? je (?:veux|souhaite|voudrais)(?: pouvoir)? (?<deed>\p{Ll}+(?:er|ir|re|oir)(?!\p{L}).{0,160}?)(?:,? (?:afin|pour qu).*)?$/iu,
    somebody: 'quelqu’un en tant que {role}',
    others: [
      [/(?<!\p{L})mes(?= )/gu, 'ses'],
      [/(?<!\p{L})mon(?= )/gu, 'son'],
      [/(?<!\p{L})ma(?= )/gu, 'sa'],
    ],
  },
  es: {
    shape:
      /^como (?<role>[^,;:]{3,60}?),? quiero(?: poder)? (?<deed>\p{Ll}+[aei]r(?!\p{L}).{0,160}?)(?:,? para .*)?$/iu,
    somebody: 'alguien como {role}',
    others: [[/(?<!\p{L})mi(?=s? )/gu, 'su']],
  },
  pt: {
    shape:
      /^como (?<role>[^,;:]{3,60}?),? quero(?: poder)? (?<deed>\p{Ll}+[aei]r(?!\p{L}).{0,160}?)(?:,? para .*)?$/iu,
    somebody: 'alguém como {role}',
    others: [],
  },
  it: {
    shape:
      /^come (?<role>[^,;:]{3,60}?),? (?:voglio|vorrei)(?: poter)? (?<deed>\p{Ll}+re(?!\p{L}).{0,160}?)(?:,? (?:per|affinché) .*)?$/iu,
    somebody: 'qualcuno come {role}',
    others: [],
  },
};

/** A story that the input tells itself, as what somebody in its role is to be able to do: "Als Buchhalterin möchte ich …"; null for none. */
export function toldStory(sentence: string, language: string): { subject: string; deed: string } | null {
  const story = stories[language];
  const { role = '', deed = '' } = story?.shape.exec(sentence.replace(/[.!]+$/u, ''))?.groups ?? {};
  if (!story || deed === '') return null;
  return {
    subject: story.somebody.replace('{role}', role),
    deed: story.others.reduce((said, [own, theirs]) => said.replace(own, theirs), deed),
  };
}
