import { paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import type { Variable } from './variables.ts';

/** Every variable with what it holds, then the elements that enclose their values. */
export function inputBlocks(composition: Composition, variables: readonly Variable[], tags: string): Block[] {
  return [
    {
      kind: 'list',
      isOrdered: false,
      isFixed: true,
      items: variables.map((variable) => ({ text: variable.meaning })),
    },
    paragraph(say(composition, 'promptDelimited', { tags })),
    ...variables.map(({ name, tag }) => ({
      kind: 'raw' as const,
      text: `<${tag}>\n{{${name}}}\n</${tag}>`,
    })),
  ];
}
