import type { Context } from '@faircopy/contract';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { type Composition, say } from '../composition.ts';
import type { Task } from './task.ts';

const byContext: Readonly<Record<Context, PhraseKey>> = {
  Backend: 'promptRoleBackend',
  Frontend: 'promptRoleFrontend',
  Mobile: 'promptRoleMobile',
  'Data/ML': 'promptRoleData',
  DevOps: 'promptRoleDevOps',
};
const given =
  /^(?:you are|you're|act as|du bist|sie sind|agiere als|tu es|vous êtes|agis comme|eres|actúa como)(?!\p{L})/iu;

/** The role the input gives, else that of the context the caller chose. */
export function roleLines(composition: Composition, task: Task): string[] {
  const stated = composition.understanding.statements.filter((one) => given.test(one.masked.text));
  composition.pool.take((one) => stated.includes(one));
  if (stated.length > 0) return stated.map((one) => one.text);
  return [
    task.kind === 'text'
      ? say(composition, 'promptRoleTask', {
          topic: composition.language === 'en' ? lowerWord(task.title) : task.title,
        })
      : say(composition, byContext[composition.request.context]),
  ];
}
