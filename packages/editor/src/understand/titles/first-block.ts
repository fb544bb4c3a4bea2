import type { Block, Source } from '../../read/source.ts';
import { namesChannel } from '../chat/channel.ts';
import { withoutCourtesy } from '../chat/courtesy.ts';
import { namesKindOfText } from './kind-of-text.ts';

/** The first block that says something. */
export function firstBlock(source: Source, language: string): Block | undefined {
  return source.blocks.find(
    (block) =>
      block.kind !== 'frontMatter' &&
      block.kind !== 'html' &&
      !namesChannel(block.text) &&
      !namesKindOfText(block.text) &&
      withoutCourtesy(block.text, language) !== '',
  );
}
