import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Portuguese cues. */
export const pt: Lexicon = lexiconOf({
  must: words(
    'deve|devem|precisa|precisam|precisamos|é necessário|é preciso|tem de|têm de|tem que|têm que|temos de|temos que|necessita|necessitam|obrigatório|obrigatória|exige|exigem|precisam de|precisa de|é obrigatório|são obrigatórios|deverá|deverão|é imprescindível|imprescindível|garantir|tem de ser|há que|vai precisar|requer',
  ),
  should: words(
    'deveria|deveriam|deveríamos|devíamos|gostaria|queremos|quero|gostaríamos|convém|por favor|seria ideal|o ideal é|gostava|queria|queríamos|quer|querem|de preferência',
  ),
  may: words(
    'poderia|poderiam|opcional|opcionalmente|se possível|seria bom|talvez|quem sabe|se der|facultativo|se possível for|se quiserem|se quiser',
  ),
  capability: words(
    'pode|podem|permite|permitem|consegue|conseguem|apenas|só|somente|suporta|é possível|dá para|dá pra',
  ),
  prohibition: words(
    'não deve|não devem|não pode|não podem|nunca|proibido|não é permitido|jamais|em hipótese alguma|não devemos|não se pode|não pode ser|não é permitida|de jeito nenhum|não podem ser|é proibido',
  ),
  nonGoal: words(
    'fora do escopo|fora do âmbito|não faz parte|não precisamos de|não é necessário|por enquanto não|não incluir|não inclui|não entra|não entram|não entram agora|fica de fora|ficam de fora|fica fora|ficam fora|não vamos mexer|não mexer|não mexemos|não precisamos|por agora não|não está incluído|não estão incluídos|excluído|excluídos|sem mexer|fica como está|ficam como estão|nada de|por ora não|não vai ter',
  ),
  future: words(
    'mais tarde|no futuro|futuramente|fase 2|mais à frente|talvez depois|fica para depois|fica pra depois|fica para a fase 2|fica pra fase 2|próxima versão|depois vemos|numa segunda fase|ano que vem|lá na frente|para a fase 2',
  ),
  risk: words(
    'risco|riscos|perigo|arriscado|preocupação|cuidado|arriscada|medo|tenho medo|receio|perigoso|preocupa|preocupados|gargalo|pode quebrar|pode falhar|atenção|temo que|tememos|receamos|receio que',
  ),
  decision: words(
    'decidimos|decidido|decisão|combinado|acordado|vamos usar|ficou decidido|decidiu-se|escolhemos|optamos|optou-se|ficou combinado|vamos de|vamos ficar com|definido|foi aprovada|foi aprovado|foi decidido|ficou definido|ficou acordado|ficámos com|ficamos com|a gente vai de|a gente vai usar|vai ser em|fica com',
  ),
  alternative: words(
    'alternativa|alternativas|em vez de|opção a|em alternativa|ao invés de|em lugar de|opção|opções|avaliamos|consideramos|olhamos|comparamos|pensamos em|vantagens|desvantagens|descartamos|descartado|descartada',
  ),
  assumption: words(
    'supomos|assumimos|suposição|provavelmente|acho que|suponho|presumo|partimos do princípio|imagino que|creio que|acredito que|parece que|premissa|pressupomos|acha que|suspeito|desconfio',
  ),
  current: words(
    'hoje|atualmente|no momento|agora|ontem|semana passada|neste momento|até agora|hoje em dia|mês passado|na semana passada|desde|desde ontem|desde segunda|no mês passado|já são',
  ),
  problem: words(
    'problema|problemas|erro|erros|falha|falhas|não funciona|não conseguem|reclama|reclamam|duplicad*|manualmente|à mão|perdem|perdemos|lento|lenta|bug|incidente|caiu|travando|trava|travam|quebra|quebrado|quebrada|dá erro|dando erro|em dobro|cai|caindo|demora|demoram|demorado|reclamações|reclamação|reclamando|na mão|perdido|perdidas|se perdem|se perde|muito lento|demais|estornando|impossível|ninguém consegue|ninguém sabe|timeout|instável|errado|errada|papel|planilha',
  ),
  cause: words('porque|devido a|causa|por causa de|por conta de|já que|pois|causado|motivo|razão'),
  goal: words(
    'objetivo|objetivos|meta|finalidade|para que|a ideia é|a ideia|queremos que|com o objetivo de|a fim de|de modo que|visa|pretende',
  ),
  rollout: words(
    'implantação|rollout|rollback|lançamento|gradualmente|reverter|lançar|deploy|homologação|produção|em produção|piloto|gradual|feature flag|canary|voltar atrás|desfazer|liberar|liberado|subir|implantar|entrar em produção',
  ),
  observability: words(
    'métrica|métricas|alerta|alertas|logs|monitorar|monitorização|painel|log|logar|grafana|prometheus|datadog|sentry|monitoramento|medir|dashboard|alarme|alarmes|rastrear|SLO|SLI',
  ),
  failure: words(
    'falha|falhar|erro|indisponível|expira|expirado|inválid*|offline|duplicad*|falhe|falhou|falharem|erros|não responde|não responder|fora do ar|sem conexão|sem internet|timeout|expirada|expirar|ausente|falta|faltam|vazio|conflito|tentar de novo|retentativa|não encontrado|cair',
  ),
  example: words('por exemplo|exemplo'),
  owner: words(
    'responsável|responsáveis|cuida|cuida do|cuida da|toma conta|fica com|ficou com|vai fazer|está fazendo|dono|dona|autor|autora|já começou',
  ),
  schedule: words(
    'prazo|até sexta|próxima semana|prazos|entrega|entregar até|sprint|marco|até o fim|até o final|até segunda|até terça|até quarta|até quinta|antes de|mês que vem|semana que vem|esta semana|começa em|começa no',
  ),
  retention: words(
    'guardar|conservar|retenção|apagar após|eliminad*|guardar por|guardados por|manter por|reter|armazenar por|excluir após|arquivar|arquivado*|expurgo|apagados após',
  ),
  security: words(
    'autenticação|token|senha|permissão|permissões|login|oauth2|encriptad*|criptografad*|autorização|autenticado|autenticados|papel de|perfil|perfis|LGPD|RGPD|dados pessoais|SSO|OAuth|JWT|TLS|chave de API|acesso|criptografia|segredo|senhas|palavra-passe',
  ),
  condition: words(
    'se|quando|caso|assim que|depois de|antes de|enquanto|sempre que|cada vez que|logo que|se o|em caso de|no caso de|sem conexão',
  ),
  actor: words(
    'usuário|usuários|utilizador|utilizadores|cliente|clientes|paciente|pacientes|administrador|administradores|admin|médico|médicos|operador|operadores|vendedor|vendedores|motorista|motoristas|entregador|entregadores|fornecedor|fornecedores|lojista|lojistas|aluno|alunos|professor|professores|gerente|gerentes|gestor|gestores|supervisor|supervisores|vistoriador|vistoriadores|funcionário|funcionários|colaborador|colaboradores|convidado|visitante|visitantes|suporte|financeiro|equipe|atendente|atendentes|comprador|compradores|técnico|técnicos|parceiro|parceiros|síndico|morador|moradores',
  ),
  limit: words(
    'no máximo|até|máximo|limite|limites|limitado*|cota|cotas|não mais de|não mais que|no mínimo|mínimo|por minuto|por hora|máx.',
  ),
  mitigation: words('para evitar|evitar isso|mitigar|contornar|plano B|nesse caso|contingência'),
  step: words('primeiro|depois|em seguida|por fim|por último|passo'),
  event: words(
    'evento|eventos|webhook|webhooks|mensagem|mensagens|fila|filas|notificação|notificações|tópico',
  ),
  state: words('status|estado|estados|pendente|ativo|inativo|rascunho|cancelado|em análise'),
  freshness: words(
    'a cada hora|de hora em hora|diariamente|todo dia|toda noite|tempo real|em tempo real|semanalmente|atualizado*|atualizada*',
  ),
  dataQuality: words(
    'único|única|únicos|não nulo|válido*|válida*|validação|positivo|obrigatórios|valores permitidos',
  ),
  access: words(
    'consulta|consultas|buscar por|busca|filtrar|filtrado*|ordenar|ordenado*|índice|relatório|relatórios|pesquisa',
  ),
  migration: words(
    'migrar|migrado*|migração|importar|importado*|dados existentes|sistema antigo|legado|carga inicial',
  ),
  performance: words(
    'latência|tempo de resposta|responder em|vazão|disponibilidade|simultâne*|por segundo|memória|CPU|carga|em menos de|menos de|em até|tempo de carregamento',
  ),
  pagination: words('página|páginas|paginad*|paginação|cursor|por página'),
  versioning: words('versão|versões|versionado|obsoleto|retrocompatível'),
  idempotency: words('idempotente|idempotência|exatamente uma vez|duas vezes|deduplic*'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|cabeçalho'),
  teamVerb: words('decidir|discutir|perguntar|combinar|planejar|documentar|investigar|estimar'),
  buildVerb: words(
    'adicionar|criar|implementar|introduzir|remover|substituir|renomear|corrigir|atualizar|estender|integrar|migrar|desenvolver|construir|refazer|acrescentar',
  ),
  systemVerb: words(
    'enviar|armazenar|salvar|guardar|mostrar|exibir|devolver|retornar|validar|rejeitar|aceitar|notificar|avisar|registrar|criptografar|apagar|excluir|exportar|importar|filtrar|ordenar|calcular|verificar',
  ),
  many: words('muitos|muitas|vários|várias|múltiplos|uma lista de|um ou mais'),
});
