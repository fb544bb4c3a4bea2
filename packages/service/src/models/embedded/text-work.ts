import type { TextWork } from '../../writing/text-work.ts';
import type { EditorPool } from './pool.ts';

/** Work on texts, done by the threads that also run the editor. */
export function createTextWork(pool: EditorPool): TextWork {
  return {
    inspect: (texts) => pool.run('inspect', texts),
    detectLanguage: (text) => pool.run('detect', text),
    nameLanguage: (text) => pool.run('nameLanguage', text),
    examine: (promise, answer) => pool.run('examine', { promise, answer }),
    repair: (promise, examination) => pool.run('repair', { promise, examination }),
    countTokens: (texts) => pool.run('countAllTokens', texts),
    toXml: (document) => pool.run('toDocumentXml', document),
  };
}
