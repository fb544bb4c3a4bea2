/** Words that begin with a vowel in writing and not in speech: "user", "one-time", "European", "URL". */
const soundsLikeConsonant =
  /^(?:u(?:b[aeio]|[fkrst][aeiou])|uni(?!n|m)|use|usu|eu|ewe|one(?!\p{Ll})|once|U(?:RL|RI|UID|UI|SB|TF|TC|DP|X)(?!\p{Ll}))/u;

/** Words that begin with a vowel in speech alone: "hour", "HTTP call", "SLA", "8-hour shift". */
const soundsLikeVowel =
  /^(?:hour|honest|honour|honor|heir|(?:8|11|18)(?!\d)|8\d|(?:[FHLMNRSX]\p{Lu}|[FHLMNRSX](?!\p{L})))/u;

/** The indefinite article that a phrase takes by the sound it begins with: "a user", "an hour", "an HTTP call". */
export function indefiniteArticle(phrase: string): 'a' | 'an' {
  if (soundsLikeVowel.test(phrase)) return 'an';
  const isConsonant = soundsLikeConsonant.test(phrase) || soundsLikeConsonant.test(phrase.toLowerCase());
  return /^[aeiou]/iu.test(phrase) && !isConsonant ? 'an' : 'a';
}
