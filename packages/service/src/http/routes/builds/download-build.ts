import { BuildParameters, DownloadQuery, errorEnvelope, type Revision } from '@faircopy/contract';
import Type from 'typebox';
import type { Builds } from '../../../desktop/builds/builds.ts';
import { answer } from '../../answers.ts';
import { BINARY } from '../../binary.ts';
import { byteRange } from '../../byte-range.ts';
import { defineRoute } from '../../define-route.ts';
import { judgeConditions, rangeApplies } from '../../preconditions.ts';

const HEADERS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
] as const;

const FileBytes = Type.Unsafe<ReadableStream>({
  type: 'string',
  format: 'binary',
  description: 'The bytes.',
});
const CONTENT_RANGE = {
  'Content-Range': { description: 'Which bytes of how many.', example: 'bytes 0-1023/18734080' },
};

export function downloadBuildRoute(revision: Revision, builds: Pick<Builds, 'open'>) {
  const refusal = (description: string) => ({
    schema: errorEnvelope(revision),
    description,
    examples: { refusal: refused(description) },
  });
  return defineRoute({
    name: 'downloadBuild',
    method: 'GET',
    path: '/api/v1/desktop/downloads/:version/:file',
    tag: 'Builds',
    summary: 'Hands out the file of a build',
    description:
      'By an address that was signed by the service, see GET /api/v1/desktop/download. A Range of bytes is answered with ' +
      'that part, several ranges with the whole file.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    params: BuildParameters,
    query: DownloadQuery,
    headers: HEADERS,
    responses: {
      200: { schema: FileBytes, description: 'The whole file.', mediaType: BINARY },
      206: { schema: FileBytes, description: 'A part of it.', mediaType: BINARY, headers: CONTENT_RANGE },
      304: { schema: Type.Null(), description: 'The client has the file already.' },
      412: refusal('The file is not the one that the condition names.'),
      416: { ...refusal('The file has no such bytes.'), headers: CONTENT_RANGE },
    },
    errors: [401, 404],
    async handle({ params, query, headers }) {
      const file = await builds.open({ ...params, ...query });
      const { sizeBytes, publishedAt: modified } = file;
      const validators = {
        etag: `"${file.sha256}"`,
        modified: new Date(Math.floor(+modified / 1_000) * 1_000),
      };
      const about = {
        ETag: validators.etag,
        'Last-Modified': validators.modified.toUTCString(),
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, no-cache',
      };
      const judgement = judgeConditions(headers, validators);
      if (judgement === 'unchanged') return answer(304, null, about);
      if (judgement === 'failed') return answer(412, refused('The file is another one by now.'), about);
      const range = byteRange(rangeApplies(headers, validators) ? headers.range : undefined, sizeBytes);
      if (range.kind === 'unsatisfiable') {
        const extent = { 'Content-Range': `bytes */${sizeBytes}` };
        return answer(416, refused(`The file has ${sizeBytes} bytes.`), { ...about, ...extent });
      }
      const { first, last } = range.kind === 'part' ? range : { first: 0, last: sizeBytes - 1 };
      const body = await file.read(first, last);
      const sent = {
        ...about,
        'Content-Length': String(last - first + 1),
        'Content-Disposition': `attachment; filename="${file.fileName}"`,
      };
      if (range.kind === 'whole') return answer(200, body, sent);
      return answer(206, body, { ...sent, 'Content-Range': `bytes ${first}-${last}/${sizeBytes}` });
    },
  });
}

/** The statuses above have no code of their own; the nearest says that the request is at fault. */
function refused(error: string) {
  return { success: false as const, error, error_code: 'ERR_VALIDATION_FAILED' as const };
}
