import type { Revision } from '@faircopy/contract';
import type { Builds } from '../../desktop/builds/builds.ts';
import type { Route } from '../route.ts';
import { downloadBuildRoute } from './builds/download-build.ts';
import { getAppcastRoute } from './builds/get-appcast.ts';
import { getBuildDownloadRoute } from './builds/get-download.ts';
import { getBuildMetadataRoute } from './builds/get-metadata.ts';
import { redirectToBuildRoute } from './builds/redirect-to-build.ts';

/** The routes by which the desktop application is fetched and kept up to date. */
export function buildRoutes(revision: Revision, builds: Builds): readonly Route[] {
  return [
    getBuildMetadataRoute(builds),
    getBuildDownloadRoute(builds),
    getAppcastRoute(builds),
    redirectToBuildRoute(builds),
    downloadBuildRoute(revision, builds),
  ];
}
