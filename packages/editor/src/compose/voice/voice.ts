import type { Block, Document, Section } from '../document.ts';
import type { ComposeRequest } from '../request.ts';
import { withoutBelittling } from './belittling.ts';
import { contract, expand } from './contractions.ts';
import { outsideCode } from './outside-code.ts';
import { impersonal } from './person.ts';
import { shortened } from './sentences.ts';

/** Tones up to here are conversational, and from `formalFrom` on formal. */
const casualTo = 30;
const formalFrom = 71;

/** Words a sentence may have before it is cut: for a junior developer, and in a conversational text. */
const longestForJunior = 18;
const longestCasual = 16;

/**
 * Gives the prose of a document its voice by tone and audience. Requirements, scenarios, headings, tables, code and
 * whatever else is fixed stay as they are at every tone.
 */
export function inVoice(document: Document, request: ComposeRequest, language: string): Document {
  const change = (text: string, isStep: boolean) => voiced(text, isStep, request, language);
  return { ...document, sections: document.sections.map((section) => sectionInVoice(section, change)) };
}

type Change = (text: string, isStep: boolean) => string;

function sectionInVoice(section: Section, change: Change): Section {
  return { ...section, blocks: section.blocks.map((block) => blockInVoice(block, change)) };
}

function blockInVoice(block: Block, change: Change): Block {
  if (block.kind === 'paragraph' && !block.isFixed) return { ...block, text: change(block.text, false) };
  if (block.kind === 'list' && !block.isFixed) {
    return {
      ...block,
      items: block.items.map((item) => ({
        text: change(item.text, block.isOrdered),
        ...(item.children ? { children: item.children.map((child) => blockInVoice(child, change)) } : {}),
      })),
    };
  }
  return block;
}

function voiced(
  text: string,
  isStep: boolean,
  { tone, audience, format }: ComposeRequest,
  language: string,
): string {
  const isCasual = tone <= casualTo;
  const longest = isCasual ? longestCasual : audience === 'Junior Dev' ? longestForJunior : null;
  let voice = longest === null ? text : shortened(text, longest);
  if (language !== 'en') return voice;
  if (audience === 'Junior Dev') voice = outsideCode(voice, withoutBelittling);
  if (isCasual) return outsideCode(voice, contract);
  if (tone < formalFrom) return voice;
  const formal = outsideCode(voice, expand);
  // A prompt speaks to the model all through.
  return isStep || format === 'Prompt' ? formal : outsideCode(formal, impersonal);
}
