import { lowerWord } from '../lower-word.ts';
import { changed, joined } from '../mask.ts';
import type { Move, Utterance } from './floor.ts';
import type { Heard } from './heard.ts';
import { proposalIn } from './proposal.ts';
import type { Reply } from './reply.ts';
import { bindsAlone } from './rest.ts';

/** Somebody is for or against what was proposed. */
export function toProposal(proposal: Move, reply: Reply, utterance: Utterance, language: string): Heard {
  const own = proposalIn(proposal.said.text, language);
  const thing = changed(proposal.said, (own?.thing ?? proposal.said.text).replace(/[\s.!?]{1,20}$/u, ''));
  const rest = changed(utterance.said, reply.rest);
  const replaced = [proposal.start];
  const by = own?.by ? ` (${own.by})` : '';
  if (reply.stance === 'agreement') {
    const said = changed(thing, thing.text + by);
    const alone = rest.text === '' ? [] : [{ said: rest, settlement: null }];
    return { parts: [{ said, settlement: { act: 'agreed', sort: 'proposal' } }, ...alone], replaced };
  }
  const why = rest.text.replace(/[\s.!]{1,20}$/u, '');
  const isDoubt = reply.stance === 'doubt';
  const holds = reply.stance === 'objection' && bindsAlone(reply.rest);
  const against = `${lowerWord(reply.words)}${why === '' || holds ? '' : `, ${why}`}`;
  const words = isDoubt ? ` (${against})?` : `: ${against}`;
  const said = joined(thing, '', changed(rest, words));
  const act = isDoubt ? 'asked' : reply.stance === 'postponement' ? 'postponed' : 'refused';
  const alone = holds ? [{ said: rest, settlement: null }] : [];
  return { parts: [{ said, settlement: { act, sort: 'proposal' } }, ...alone], replaced };
}
