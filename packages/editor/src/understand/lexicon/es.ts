import type { Lexicon } from './lexicon.ts';
import { words } from './words.ts';

/** Spanish cues. */
export const es: Lexicon = {
  must: words(
    'debe|deben|debemos|hay que|tiene que|tienen que|tenemos que|necesitamos|necesita|necesitan|necesito|es necesario|obligatorio|obligatoria|requiere|asegurar|asegurarse|imprescindible',
  ),
  should: words(
    'debería|deberían|deberíamos|queremos|quiero|quieren|quiere|nos gustaría|me gustaría|por favor|convendría',
  ),
  may: words(
    'podría|podrían|podríamos|opcional|opcionalmente|si es posible|estaría bien|sería bueno|quizás|tal vez|si quieren|si quiere|si lo desean',
  ),
  capability: words('puede|pueden|permite|permitir|permiten|soporta|admite|será|serán'),
  prohibition: words(
    'no debe|no deben|nunca|jamás|prohibido|prohibida|no se permite|no se debe|no debería|no deberían|en ningún caso|no se acepta*|no se admite*',
  ),
  nonGoal: words(
    'fuera de alcance|fuera del alcance|no forma parte|no hace falta|no es necesario|no tocar|no tocamos|no vamos a tocar|tampoco vamos a|no vamos a hacer|por ahora no|de momento no|no se incluye|excluido|sin tocar|no necesitamos|no incluye|lo dejamos fuera|se queda fuera|quedan fuera|queda fuera|no entra|no entran|por ahora nada|se queda como está|se quedan como están|tal cual|nada de',
  ),
  future: words(
    'más adelante|algún día|en el futuro|en un futuro|fase 2|a largo plazo|próxima versión|posteriormente|futuro|lo dejamos para más adelante|para otra versión|segunda fase|el año que viene|queda para|quedan para|a futuro|en una segunda fase|en la siguiente fase|en la próxima fase',
  ),
  risk: words(
    'riesgo|riesgos|arriesgado|peligro|peligroso|preocupa|preocupación|preocupados|podría romper|podría fallar|cuidado|cuello de botella|vulnerabilidad|amenaza|temo|tememos|miedo|me temo',
  ),
  mitigation: words(
    'para evitar|evitarlo|mitigar|mitigación|alternativa de respaldo|respaldo|para prevenir|en ese caso',
  ),
  decision: words(
    'decidido|decidimos|decisión|elegimos|hemos elegido|acordamos|acordado|vamos a usar|usaremos|se eligió|optamos|se acordó|se decidió|se decide|se aprobó|acordaron|decidieron|nos quedamos con|quedamos en|vamos con|vamos a ir con',
  ),
  alternative: words(
    'alternativa|alternativas|en lugar de|en vez de|opción|opciones|comparado|ventajas|desventajas|consideramos|versus|vs|o bien|descartamos|descartado|descartada|descartamos usar',
  ),
  assumption: words(
    'suponemos|supongo|suponiendo|supuesto|supuestos|probablemente|asumimos|siempre que|creo que|seguramente|cree que|piensa que|sospecho|sospechamos',
  ),
  current: words(
    'actualmente|ahora mismo|hoy|hoy en día|en este momento|por el momento|hasta ahora|ayer|la semana pasada|el mes pasado|de momento|desde ayer|desde el lunes|esta mañana|anoche|desde hace|desde que|desde el|desde la',
  ),
  problem: words(
    'problema|problemas|error|errores|roto|rota|no funciona|no funcionan|falla|fallan|se cae|caída|incidente|se quejan|quejas|molesto|manual|manualmente|a mano|perdido|perdidos|perdemos|se pierde|se pierden|demasiado lento|atascado|imposible|causa raíz|se queda en blanco|se quedan|no puede entrar|no pueden|se cuelga|se bloquea la|da error|un horror|hardcodead*|a ciegas|pierden|tarda demasiado|duplicad*',
  ),
  cause: words('porque|debido a|a causa de|razón|por eso|ya que|causa|motivo'),
  goal: words(
    'objetivo|objetivos|meta|propósito|para que|con el fin de|la idea es|la idea|estamos construyendo|este proyecto|este servicio|esta herramienta|finalidad',
  ),
  rollout: words(
    'despliegue|desplegar|desplegado|puesta en producción|lanzamiento|lanzar|rollback|revertir|reversión|feature flag|gradual|gradualmente|progresivo|canario|preproducción|retrocompatible',
  ),
  observability: words(
    'registrar en el log|logs|log|métrica|métricas|monitorizar|monitorear|monitorización|monitoreo|alerta|alertas|trazas|Grafana|Prometheus|Datadog|Sentry|SLO|SLI',
  ),
  security: words(
    'autenticación|autenticado*|autorización|permiso|permisos|rol|roles|token|tokens|cifrado|cifrar|secreto|secretos|contraseña|contraseñas|RGPD|datos personales|OAuth|JWT|TLS|clave de API|SSO|seguridad|seguro|segura|inicio de sesión|iniciar sesión|acceso',
  ),
  failure: words(
    'fallo|fallos|falla|fallan|fallido*|error|errores|tiempo de espera|timeout|no disponible|inaccesible|caído|inválido*|falta|faltan|faltante*|duplicado*|conflicto|sin conexión|excede|supera|caducado*|expirado*|vacío|vacía|no encontrado|reintento|reintentos|reintentar',
  ),
  example: words('por ejemplo|ejemplo|ejemplos|p. ej.'),
  step: words('primero|luego|después|a continuación|finalmente|paso|por último'),
  event: words('evento|eventos|emite|publica|se dispara|notifica|webhook|webhooks|mensaje|cola'),
  state: words('estado|estados|pendiente|activo|activa|inactivo|borrador|cancelado|transición|transiciones'),
  owner: words(
    'responsable|responsables|dueño del proyecto|dueño del producto|propietario del producto|se encarga|a cargo de|asignado*|autor|autora|lo lleva|lo lleva a cabo|se ocupa|lo hace|se pone con',
  ),
  schedule: words(
    'fecha límite|plazo|hito|hitos|sprint|próxima semana|próximo mes|esta semana|antes del viernes|para el viernes|antes de fin|mañana|calendario|tiene que estar antes|antes del|antes de navidad|para finales|a finales de|fecha tope|entrega',
  ),
  retention: words(
    'conservar|conservan|retener|retención|eliminar después|se eliminan después|borrar después|purgar|archivar|archivado*',
  ),
  freshness: words(
    'cada hora|cada día|cada noche|diario|diaria|diariamente|semanal|tiempo real|en tiempo real|actualizado*|frescura',
  ),
  dataQuality: words(
    'único|única|únicos|no nulo|no nula|válido*|válida*|validación|validar|positivo|obligatorio|obligatorios|valores permitidos|al menos un*',
  ),
  access: words(
    'consulta|consultas|consultar|buscar por|búsqueda|filtrar|filtrado*|ordenar|ordenado*|índice|índices|informe|informes|reporte|reportes|análisis|por día',
  ),
  migration: words(
    'migrar|migrado*|migración|importar|importado*|datos antiguos|datos existentes|sistema antiguo|relleno',
  ),
  performance: words(
    'latencia|tiempo de respuesta|responder|responde|rendimiento|disponibilidad|concurrente|concurrentes|simultáneo*|por segundo|memoria|CPU|carga|capacidad|en menos de|menos de|al menos|tiempo de carga',
  ),
  pagination: words('página|páginas|paginado*|paginación|cursor|por página|tamaño de página'),
  versioning: words('versión|versiones|versionado|obsoleto|obsoleta|retrocompatible'),
  limit: words(
    'límite|límites|limitado*|cuota|cuotas|como máximo|máximo|máx.|hasta|por minuto|por hora|no más de',
  ),
  idempotency: words('idempotente|idempotencia|exactamente una vez|al menos una vez|deduplic*'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|cabecera|cabeceras'),
  actor: words(
    'usuario|usuarios|usuaria|usuarias|cliente|clientes|admin|admins|administrador|administradores|desarrollador|desarrolladores|operador|operadores|comerciante|comerciantes|visitante|visitantes|inquilino|paciente|pacientes|invitado|invitados|comprador|compradores|vendedor|vendedores|conductor|conductores|proveedor|proveedores|miembro|miembros|equipo|soporte|contabilidad|empleado|empleados|gestor|gestores',
  ),
  teamVerb: words('decidir|discutir|hablar|preguntar|acordar|planificar|documentar|investigar|estimar'),
  buildVerb: words(
    'añadir|agregar|crear|implementar|introducir|eliminar|reemplazar|renombrar|corregir|actualizar|extender|integrar|migrar|desarrollar|construir|rehacer',
  ),
  systemVerb: words(
    'enviar|almacenar|guardar|mostrar|devolver|validar|rechazar|aceptar|notificar|reintentar|registrar|cifrar|exportar|importar|filtrar|ordenar|calcular|verificar',
  ),
  condition: words(
    'si|cuando|en cuanto|después de que|después de|antes de|mientras|cada vez que|en caso de|a menos que',
  ),
  many: words('muchos|muchas|varios|varias|múltiples|una lista de|uno o más|una o más'),
};
