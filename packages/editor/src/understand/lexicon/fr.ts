import type { Lexicon } from './lexicon.ts';
import { words } from './words.ts';

/** French cues. */
export const fr: Lexicon = {
  must: words(
    "doit|doivent|devons|il faut|faut|nécessaire|obligatoire|besoin de|besoin d'|avons besoin|a besoin|ont besoin|requis|requise|s'assurer|impérativement|obligatoirement|doit pouvoir|doivent pouvoir|il nous faut|nous faut",
  ),
  should: words(
    "devrait|devraient|devrions|voulons|veut|veulent|souhaitons|souhaite|aimerions|aimerait|j'aimerais|je veux|je voudrais|il faudrait|merci de|veuillez",
  ),
  may: words(
    "pourrait|pourraient|éventuellement|facultatif|facultative|optionnel|optionnelle|si possible|ce serait bien|s'ils veulent|s'il veut|s'ils le souhaitent|s'il le souhaite",
  ),
  capability: words('peut|peuvent|permet|permettre|autorise|prend en charge|sera|seront'),
  prohibition: words(
    "ne doit pas|ne doivent pas|ne doit jamais|ne doivent jamais|jamais|interdit|interdite|ne pas|ne peut pas|ne peuvent pas|en aucun cas|interdiction|n'a pas le droit|n'ont pas le droit|seul|seuls|seule|seules|plus jamais",
  ),
  nonGoal: words(
    "hors périmètre|hors du périmètre|hors de portée|hors scope|pas besoin|ne fait pas partie|ne pas toucher|pas pour l'instant|pas maintenant|pas nécessaire|exclu|exclus|on ne touche pas|sans toucher|ne sont pas concernés|n'est pas concerné|on laisse de côté|laissé de côté|pas cette fois|pas pour cette fois|pas dans cette version|pas concerné|pas concernée|tel quel|tels quels|telles quelles|reste comme avant",
  ),
  future: words(
    "plus tard|un jour|à l'avenir|phase 2|à long terme|prochaine version|par la suite|ultérieurement|dans le futur|à terme|a terme|dans un second temps|l'année prochaine|dans une deuxième phase|sera faite plus tard|sera fait plus tard|seront faites plus tard|seront faits plus tard|viendra plus tard|on verra plus tard",
  ),
  risk: words(
    "risque|risques|risqué|danger|dangereux|crainte|inquiet|inquiétude|pourrait casser|pourrait échouer|attention|goulot|vulnérabilité|menace|j'ai peur|on a peur|peur que|crains|craint|craignons|redoute",
  ),
  mitigation: words(
    'pour éviter|éviter cela|atténuer|atténuation|solution de repli|repli|contournement|pour prévenir|dans ce cas',
  ),
  decision: words(
    'décidé|décision|on a choisi|nous avons choisi|on part sur|retenu|retenue|convenu|adopté|nous utiliserons|on utilise|acté|actée|on a acté|validé en réunion|on reste sur|on garde',
  ),
  alternative: words(
    'alternative|alternatives|au lieu de|plutôt que|option|options|soit|comparé|avantages|inconvénients|envisagé|versus|vs|écarté|écartée|nous avons écarté|on a écarté|avons renoncé',
  ),
  assumption: words(
    'supposons|suppose|hypothèse|hypothèses|probablement|sans doute|je pense|à condition que|on suppose|a priori|pense que|pensent que',
  ),
  current: words(
    "actuellement|aujourd'hui|pour le moment|en ce moment|à ce jour|jusqu'ici|hier|la semaine dernière|le mois dernier",
  ),
  problem: words(
    "problème|problèmes|bug|bugs|cassé|cassée|ne marche pas|ne fonctionne pas|échoue|échouent|plante|panne|incident|se plaignent|plaintes|pénible|manuel|manuelle|manuellement|à la main|perdu|perdus|perdons|perd|trop lent|trop lente|bloqué|impossible|erreur|erreurs|cause racine|n'en peuvent plus|trop long|recopient|ressaisi*|galère|marche plus|fonctionne plus|perdues|tombe en panne|coupe|rame|doublons|retard|en retard|oublie|oublient",
  ),
  cause: words("parce que|car|à cause de|en raison de|raison|c'est pourquoi|donc|puisque|cause"),
  goal: words(
    "objectif|objectifs|but|afin de|afin que|pour que|l'idée est|l'idée|nous construisons|on construit|ce projet|ce service|cet outil|vise à|finalité",
  ),
  rollout: words(
    'déploiement|déployer|déployé|mise en production|mettre en production|retour arrière|rollback|revenir en arrière|lancement|lancer|feature flag|progressif|progressivement|canari|préproduction|mise en service|rétrocompatible',
  ),
  observability: words(
    'journal|journaux|journaliser|journalisation|logs|métrique|métriques|surveiller|surveillance|supervision|tableau de bord|tableaux de bord|alerte|alertes|traçage|traces|Grafana|Prometheus|Datadog|Sentry|SLO|SLI',
  ),
  security: words(
    "authentification|authentifié*|autorisation|autorisations|permission|permissions|rôle|rôles|jeton|jetons|token|tokens|chiffré*|chiffrement|chiffrer|secret|secrets|mot de passe|mots de passe|RGPD|données personnelles|OAuth|JWT|TLS|clé d'API|SSO|sécurité|sécurisé*|connexion|connecté*|accès",
  ),
  failure: words(
    'échec|échecs|échoue|échouer|échoué*|erreur|erreurs|délai dépassé|expiration|timeout|indisponible|injoignable|en panne|invalide|invalides|manquant*|doublon|doublons|conflit|hors ligne|plante|dépasse|expiré*|vide|introuvable|nouvelle tentative|réessayer',
  ),
  example: words('par exemple|exemple|exemples|p. ex.|comme ceci'),
  step: words("d'abord|ensuite|puis|enfin|étape|après cela|finalement|premièrement"),
  event: words(
    "événement|événements|évènement|évènements|émet|publie|déclenché*|notifie|webhook|webhooks|message|file d'attente",
  ),
  state: words('statut|état|états|en attente|actif|inactif|brouillon|annulé*|transition|transitions'),
  owner: words(
    "responsable|responsables|propriétaire|appartient à|s'en occupe|chargé de|auteur|autrice|assigné*|s'en charge|qui s'en occupe|se charge|on confie|piloté par",
  ),
  schedule: words(
    "échéance|date limite|jalon|jalons|sprint|semaine prochaine|mois prochain|cette semaine|d'ici lundi|d'ici vendredi|avant vendredi|avant la fin|demain|calendrier|planning|à livrer avant|à livrer pour|livraison|avant le|d'ici fin|d'ici le|mise en prod le|fin de mois|fin du mois",
  ),
  retention: words(
    'conserver|conservé*|conservation|supprimer après|supprimé* après|purge|purger|archiver|archivé*|rétention',
  ),
  freshness: words(
    'toutes les heures|quotidien*|chaque nuit|chaque jour|chaque heure|hebdomadaire|temps réel|en temps réel|latence des données|rafraîchi*|à jour|fraîcheur',
  ),
  dataQuality: words(
    'unique|non nul|non nulle|valide|valides|validé*|validation|positif|positive|obligatoire|obligatoires|valeurs autorisées|au moins un*',
  ),
  access: words(
    'requête|requêtes|interroger|interrogé*|recherche|rechercher|filtrer|filtré*|trier|trié*|index|rapport|rapports|analyse|analyses|par jour',
  ),
  migration: words(
    'migrer|migré*|migration|reprise|importer|importé*|anciennes données|données existantes|ancien système|basculer',
  ),
  performance: words(
    'latence|temps de réponse|répond|répondre|débit|disponibilité|simultané*|par seconde|mémoire|CPU|charge|capacité|en moins de|moins de|au moins|temps de chargement',
  ),
  pagination: words('page|pages|paginé*|pagination|curseur|par page|taille de page'),
  versioning: words('version|versions|versionné*|obsolète|dépréci*|rétrocompatible'),
  limit: words(
    'limite|limites|limité*|quota|quotas|au maximum|maximum|max|au plus|par minute|par heure|pas plus de|jusqu’à',
  ),
  idempotency: words('idempotent|idempotente|idempotence|exactement une fois|au moins une fois|dédoublonn*'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|en-tête|en-têtes'),
  actor: words(
    'utilisateur|utilisateurs|utilisatrice|utilisatrices|client|clients|cliente|clientes|admin|admins|administrateur|administrateurs|développeur|développeurs|opérateur|opérateurs|marchand|marchands|visiteur|visiteurs|locataire|patient|patients|invité|invités|acheteur|acheteurs|vendeur|vendeurs|chauffeur|chauffeurs|fournisseur|fournisseurs|membre|membres|équipe|support|comptabilité|gestionnaire|gestionnaires|employé|employés',
  ),
  teamVerb: words('décider|discuter|demander|convenir|planifier|documenter|étudier|vérifier avec|estimer'),
  buildVerb: words(
    'ajouter|créer|implémenter|introduire|supprimer|remplacer|renommer|corriger|mettre à jour|étendre|intégrer|migrer|développer|construire|refaire|ajoute|crée',
  ),
  systemVerb: words(
    'envoyer|stocker|enregistrer|afficher|renvoyer|retourner|valider|rejeter|accepter|notifier|réessayer|journaliser|chiffrer|exporter|importer|filtrer|trier|calculer|vérifier',
  ),
  condition: words(
    "si|quand|lorsque|lorsqu'|dès que|après|avant|pendant|tant que|à chaque fois que|au cas où|en cas de",
  ),
  many: words(
    'plusieurs|de nombreux|de nombreuses|une liste de|un ou plusieurs|une ou plusieurs|beaucoup de',
  ),
};
