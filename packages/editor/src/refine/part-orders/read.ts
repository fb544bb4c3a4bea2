import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { entitiesIn } from '../entities/places.ts';
import { boardOf } from '../tickets/board.ts';
import { callForms, callNames } from './call-names.ts';
import { callOrder } from './call-orders.ts';
import { documentForms, documentOrder } from './document-orders.ts';
import { entityNames, entityOrder } from './entity-orders.ts';
import { freshEntityOrder } from './fresh-entity-order.ts';
import { masked, type Named } from './mentions.ts';
import { messageOf } from './message.ts';
import type { PartOrder } from './part-order.ts';
import { ticketNames, ticketOrder } from './ticket-orders.ts';

/** Longer messages hold more than one order. */
const LONGEST = 500;

/** A question about the document, and not one whether somebody would do something with it. */
const asks =
  /^(?:and |so |but |hm+,? )?(?:is|are|was|were|does|do|did|has|have|isn['’]t|aren['’]t|doesn['’]t|why|what(?! about)|who|whose|when|where|how(?! about)|which|ist|sind|war|hat|haben|warum|wieso|weshalb|wer|was|wann|welche\w*|est-ce|pourquoi|qui|quand|por qué|quién|cuándo|perché|chi|waarom|wie|dlaczego|czy)(?!\p{L})[^?]*\?\s*$/iu;

/**
 * The one order about a part of a format that a message gives, read as what it names and what it does with that: what it names is found
 * first, in any words, and what is left has to be words that orders are made of. Null for all other messages.
 */
export function partOrderIn(message: string, draft: Draft): PartOrder | null {
  const said = message.trim();
  if (said.length > LONGEST || /[⟦⟧⟪⟫\n]/u.test(said) || asks.test(said)) return null;
  return (
    (boardOf(draft).tickets.length > 0
      ? ticketOrder(messageOf(masked(said, ticketNames(draft), [])), draft)
      : null) ??
    (operationsIn(draft).length > 0
      ? callOrder(messageOf(masked(said, callNames(draft), callForms)), draft)
      : null) ??
    (entitiesIn(draft).length > 0 ? entityOrderIn(said, draft) : null) ??
    documentOrder(messageOf(masked(said, [], documentForms)), draft)
  );
}

/** Words that orders about a data model are worded with, and that fields and entities are called. */
const ofOrders =
  /^(?:types?|keys?|names?|fields?|columns?|tables?|rows?|records?|entit(?:y|ies)|entr(?:y|ies)|items?|texts?|dates?|times?|numbers?|data|models?|relations?|notes?|lines?)$/iu;

/**
 * Entities and fields may be called as orders are worded ("type", "row"): such words are read as names of all, then of those that leave
 * the order a reading.
 */
function entityOrderIn(said: string, draft: Draft): PartOrder | null {
  const all = entityNames(draft);
  const isWord = ({ words }: Named) => ofOrders.test(words);
  const clear = all.filter((one) => !isWord(one));
  const named = (kind: Named['kind']) => [...clear, ...all.filter((one) => isWord(one) && one.kind === kind)];
  const entities = clear.filter(({ kind }) => kind === 'entity');
  const entity = freshEntityOrder(masked(said, entities, []), draft);
  if (entity) return entity;
  for (const names of [all, named('entity'), named('field'), clear]) {
    const order = entityOrder(messageOf(masked(said, names, [])), draft);
    if (order) return order;
  }
  return null;
}
