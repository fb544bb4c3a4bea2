/**
 * English nouns of the trade that other languages use as they are, in small letters. No verb or adjective of German is
 * spelled like one.
 */
export const BORROWED_NOUNS: readonly string[] =
  'feature features user users server client clients request requests response responses ticket tickets bug bugs button buttons token tokens cache caches endpoint endpoints service services job jobs queue queues branch branches commit commits release releases build builds deployment deployments sprint sprints backlog workflow workflows login logins log logs link links cronjob container cluster pod pods node nodes frontend backend api apis database header headers footer body payload timeout timeouts retry retries update updates upgrade rollback rollout dashboard dashboards report reports export exports import imports workaround hotfix meeting team teams repo repos repository pipeline pipelines test tests browser script scripts library framework plugin plugins account accounts webhook webhooks event events stream key keys index layout popup dropdown checkbox feed filter default flag flags limit limits state store shop story stories epic review reviews merge crash stacktrace array string strings integer boolean json snapshot backup backups scheduler worker thread threads proxy gateway loadbalancer code session sessions interface interfaces chat chats newsletter screenshot screenshots upload uploads download downloads support monitoring tracking hosting cloud'.split(
    ' ',
  );
