import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { fileNameOf } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Long enough for a crowd, short enough for an operator. */
const FRESH_MS = 15_000;

/**
 * Builds in an S3-compatible bucket, whose clients fetch them there. Region, keys and, for other makers, the endpoint come
 * from where the AWS SDK looks for them: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3`,
 * its configuration files, or the machine's role.
 */
export function openReleaseBucket({
  bucket,
  prefix,
}: {
  readonly bucket: string;
  readonly prefix: string;
}): ReleaseStore {
  // The bucket goes into the path, which every maker understands; not all have a host name for each bucket.
  const client = new S3Client({ forcePathStyle: true });
  const at = (file: string) => ({ Bucket: bucket, Key: prefix === '' ? file : `${prefix}/${file}` });
  return {
    freshMs: FRESH_MS,
    readList: () =>
      orMissing(async () => {
        const { Body } = await client.send(new GetObjectCommand(at('releases.json')));
        return (await Body?.transformToString('utf8')) ?? null;
      }),
    measure: ({ file }) =>
      orMissing(async () => {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(file)));
        return { sizeBytes: ContentLength };
      }),
    address: (release, expires) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(release.file),
          ResponseContentDisposition: `attachment; filename="${fileNameOf(release)}"`,
        }),
        { expiresIn: Math.max(1, Math.round((expires.getTime() - Date.now()) / 1_000)) },
      ),
  };
}

async function orMissing<Value>(ask: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
