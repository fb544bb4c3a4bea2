import { correctionsOf, specificationOf } from '../requests.ts';
import { RunningService } from '../service/running-service.ts';
import { type Text, WARM_UP } from '../texts.ts';
import { CLOCKS, type Pass, timePass } from './side.ts';

const REQUESTS = { optimize: correctionsOf, translate: specificationOf } as const;

/** Times one stage over the texts through a service that is started for it and stopped after it. */
export async function timeOverHttp(stage: keyof typeof REQUESTS, texts: readonly Text[]): Promise<Pass> {
  await using service = await RunningService.start();
  const work = (input: string): Promise<string> => service.post(stage, REQUESTS[stage](input));
  await work(WARM_UP);
  return await timePass(
    work,
    texts.map(({ input }) => input),
    CLOCKS.wall,
  );
}
