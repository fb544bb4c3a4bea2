import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Portuguese cues. */
export const pt: Lexicon = lexiconOf({
  must: words(
    'deve|devem|precisa|precisam|precisamos|é necessário|é preciso|tem de|têm de|tem que|têm que|temos de|temos que|necessita|necessitam|obrigatório|obrigatória|exige|exigem',
  ),
  should: words('deveria|deveriam|deveríamos|devíamos|gostaria|queremos|quero|gostaríamos|convém|por favor'),
  may: words('poderia|poderiam|opcional|opcionalmente|se possível|seria bom'),
  capability: words('pode|podem|permite|permitem|consegue|conseguem|apenas|só|somente'),
  prohibition: words('não deve|não devem|não pode|não podem|nunca|proibido|não é permitido'),
  nonGoal: words(
    'fora do escopo|fora do âmbito|não faz parte|não precisamos de|não é necessário|por enquanto não|não incluir|não inclui',
  ),
  future: words('mais tarde|no futuro|futuramente|fase 2|mais à frente|talvez depois'),
  risk: words('risco|riscos|perigo|arriscado|preocupação|cuidado'),
  decision: words('decidimos|decidido|decisão|combinado|acordado|vamos usar'),
  alternative: words('alternativa|alternativas|em vez de|opção a'),
  assumption: words('supomos|assumimos|suposição|provavelmente|acho que'),
  current: words('hoje|atualmente|no momento|agora|ontem|semana passada'),
  problem: words(
    'problema|problemas|erro|erros|falha|falhas|não funciona|não conseguem|reclama|reclamam|duplicad*|manualmente|à mão|perdem|perdemos|lento|lenta|bug|incidente|caiu',
  ),
  cause: words('porque|devido a|causa'),
  goal: words('objetivo|objetivos|meta|finalidade|para que|a ideia é'),
  rollout: words('implantação|rollout|rollback|lançamento|gradualmente|reverter'),
  observability: words('métrica|métricas|alerta|alertas|logs|monitorar|monitorização|painel'),
  failure: words('falha|falhar|erro|indisponível|expira|expirado|inválid*|offline|duplicad*'),
  example: words('por exemplo|exemplo'),
  owner: words('responsável|responsáveis'),
  schedule: words('prazo|até sexta|próxima semana'),
  retention: words('guardar|conservar|retenção|apagar após|eliminad*'),
  security: words('autenticação|token|senha|permissão|permissões|login|oauth2|encriptad*|criptografad*'),
  condition: words('se|quando|caso|assim que|depois de|antes de|enquanto'),
  actor: words(
    'usuário|usuários|utilizador|utilizadores|cliente|clientes|paciente|pacientes|administrador|administradores|admin|médico|médicos|operador|operadores',
  ),
  limit: words('no máximo|até|máximo|limite'),
});
