import { paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { referTo, type Variable } from './variables.ts';

/** Every variable with what it holds, what the input says of them, then the elements that enclose their values. */
export function inputBlocks(
  composition: Composition,
  variables: readonly Variable[],
  { tags, given }: { readonly tags: string; readonly given: readonly string[] },
): Block[] {
  return [
    {
      kind: 'list',
      isOrdered: false,
      isFixed: true,
      items: variables.map((variable) => ({ text: variable.meaning })),
    },
    ...(given.length === 0 ? [] : [paragraph(referTo(given.join(' '), variables))]),
    paragraph(say(composition, 'promptDelimited', { tags })),
    ...variables.map(({ name, tag }) => ({
      kind: 'raw' as const,
      text: `<${tag}>\n{{${name}}}\n</${tag}>`,
    })),
  ];
}
