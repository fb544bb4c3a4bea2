import { type Item, itemsOf } from '../document/items.ts';
import type { Outline } from '../document/outline.ts';
import { recentOutline } from '../document/recent-outlines.ts';
import { type Unit, unitsOf } from '../document/units.ts';
import { detectLanguage } from '../read/language.ts';
import type { RefineRequest } from './request.ts';

/** The document between two instructions, read anew after each. */
export interface Draft {
  readonly text: string;
  readonly outline: Outline;
  readonly units: readonly Unit[];
  readonly items: readonly Item[];
  /** BCP 47 primary subtag; English where the text gives no hint. */
  readonly language: string;
  readonly request: RefineRequest;
}

/** Characters that tell the language; reading all of a long document would only cost time. */
const enoughForLanguage = 4000;

/** Reads a text as the draft that instructions work on. */
export function draftOf(text: string, request: RefineRequest): Draft {
  const outline = recentOutline(text);
  const { language, reliable } = detectLanguage(text.slice(0, enoughForLanguage));
  return {
    text,
    outline,
    units: unitsOf(outline),
    items: itemsOf(outline),
    language: reliable ? language : 'en',
    request,
  };
}
