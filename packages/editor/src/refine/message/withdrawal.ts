import type { AppliedInstruction } from '@faircopy/contract';

const withdrawal =
  /^(?:no,? |oh,? |wait,? |actually,? |sorry,? )*(?:(?:forget|ignore|scratch|scrap|disregard|strike) (?:that|it|the last (?:one|point|bit)|what i (?:just )?said)|never ?mind|nvm|no wait|wait no|on second thought,? no|vergiss (?:das|es)|oublie(?:z)? (?:ça|cela)|olvídalo)[.!]*$/iu;

/** Whether a clause takes back what was said before it. */
export function isWithdrawal(clause: string): boolean {
  return withdrawal.test(clause.trim());
}

/** What was done, once it is taken back. */
export function takenBack(said: AppliedInstruction | undefined): AppliedInstruction {
  return {
    instruction: said?.instruction ?? '',
    status: 'no-effect',
    message: 'Taken back by what follows it.',
  };
}
