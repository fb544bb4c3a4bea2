import type {
  ApiKeysTable,
  SessionKeysTable,
  UsageReservationsTable,
  UsageTable,
  UsersTable,
} from './tables/access-tables.ts';
import type {
  DesktopTokensTable,
  DevicesTable,
  EventsTable,
  NotesTable,
  ProjectFilesTable,
  ProjectsTable,
  UserFeedsTable,
} from './tables/desktop-tables.ts';
import type {
  AccountsTable,
  InvitationsTable,
  IssuerRecordsTable,
  SigningKeysTable,
} from './tables/issuer-tables.ts';
import type {
  KeptAnswersTable,
  ProviderConfigurationsTable,
  TranslationsTable,
} from './tables/writing-tables.ts';

/**
 * Every table, as both databases hold it. Columns are in camelCase here and in the database alike, so that a row needs
 * no renaming on its way.
 *
 * An instant (a column that ends in `At`) is a whole number of microseconds since 1970, see `instant.ts`.
 */
export interface Tables {
  users: UsersTable;
  apiKeys: ApiKeysTable;
  sessionKeys: SessionKeysTable;
  translations: TranslationsTable;
  userFeeds: UserFeedsTable;
  events: EventsTable;
  usage: UsageTable;
  usageReservations: UsageReservationsTable;
  serviceState: ServiceStateTable;
  accounts: AccountsTable;
  invitations: InvitationsTable;
  issuerRecords: IssuerRecordsTable;
  signingKeys: SigningKeysTable;
  notes: NotesTable;
  devices: DevicesTable;
  desktopTokens: DesktopTokensTable;
  projects: ProjectsTable;
  projectFiles: ProjectFilesTable;
  providerConfigurations: ProviderConfigurationsTable;
  keptAnswers: KeptAnswersTable;
}

/** Facts about the whole service that are decided once, by name. */
interface ServiceStateTable {
  name: string;
  value: string;
}
