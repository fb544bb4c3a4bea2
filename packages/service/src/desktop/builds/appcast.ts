import type { Release } from './release.ts';

const SPARKLE = 'http://www.andymatuschak.org/xml-namespaces/sparkle';

/**
 * A feed for Sparkle 2, the newest build first; a channel without items when there is none.
 *
 * @param origin public address of the service, under which files have lasting addresses
 */
export function appcast(releases: readonly Release[], origin: string): string {
  const items = releases.map((release) => item(release, origin)).join('');
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:sparkle="${SPARKLE}">\n  <channel>\n` +
    `    <title>Faircopy</title>\n    <link>${escapeXml(`${origin}/api/v1/desktop/appcast.xml`)}</link>\n` +
    `    <description>Builds of the Faircopy desktop application.</description>\n    <language>en</language>\n` +
    `${items}  </channel>\n</rss>\n`
  );
}

function item(release: Release, origin: string): string {
  const url = `${origin}${lastingPath(release)}`;
  const elements = {
    title: `Faircopy ${release.version}`,
    pubDate: new Date(release.publishedAt).toUTCString(),
    'sparkle:version': release.build,
    'sparkle:shortVersionString': release.version,
    'sparkle:minimumSystemVersion': release.minimumSystemVersion,
    'sparkle:releaseNotesLink': release.notesUrl,
  };
  const lines = Object.entries(elements).map(
    ([name, text]) => `      <${name}>${escapeXml(text)}</${name}>\n`,
  );
  return (
    `    <item>\n${lines.join('')}      <enclosure url="${escapeXml(url)}" length="${release.sizeBytes}" ` +
    `type="application/octet-stream" sparkle:edSignature="${escapeXml(release.edSignature)}"/>\n    </item>\n`
  );
}

/** Where a file can be had for as long as it is listed. */
function lastingPath({ version, fileName }: Release): string {
  return `/api/v1/desktop/builds/${encodeURIComponent(version)}/${encodeURIComponent(fileName)}`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
