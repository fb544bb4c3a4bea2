/** Where a service listens, and a key it takes. */
export interface Access {
  readonly address: string;
  readonly key: string;
}

export type StageName = 'optimize' | 'translate' | 'refine';

/** Posts a body to a stage and gives its output; throws unless the answer is 200. */
export async function postStage(access: Access, stage: StageName, body: object): Promise<string> {
  const response = await fetch(`${access.address}/api/v1/${stage}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': access.key },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${stage} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text).data.output;
}
