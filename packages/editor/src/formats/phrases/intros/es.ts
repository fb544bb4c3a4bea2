import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in Spanish. */
export const introsEs: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem': 'Esta es la situación antes del cambio. Explica por qué hace falta el trabajo.',
  'intro-goals': 'Un objetivo dice qué mejora después.',
  'intro-non-goals': 'Estas cosas se quedan como están. No hay que tocarlas, aunque parezca tentador.',
  'intro-functional-requirements':
    'Cada línea es una cosa que el software debe hacer. Se construye una línea cada vez, y se prueba.',
  'intro-non-functional-requirements':
    'Cada línea fija un límite que se puede medir. Se mide antes y después del cambio.',
  'intro-design':
    'Así trabajan juntas las partes. Hay que encontrar cada una en el código antes de cambiarla.',
  'intro-interfaces-data': 'Esto es lo que entra y sale: llamadas, mensajes, tablas, archivos.',
  'intro-failure-cases': 'Estos casos salen mal en la vida real. Cada uno necesita una prueba.',
  'intro-test-plan':
    'Cada escenario tiene un inicio (Dado que), una acción (Cuando) y un resultado (Entonces).',
  'intro-rollout-rollback': 'Dice cómo llega el cambio a la gente y cómo se retira.',
  'intro-observability': 'Dice cómo se ve que funciona una vez en marcha.',
  'intro-alternatives': 'Estos son otros caminos hacia el objetivo. Ayudan a ver por qué se tomó este.',
  'intro-risks': 'Cada riesgo tiene una mitigación: lo que se hace para que no ocurra o dañe menos.',
  'intro-assumptions': 'Estas afirmaciones se dan por ciertas. Hay que preguntar si alguna parece errónea.',
  'intro-open-questions':
    'Nadie las ha respondido todavía. Hay que preguntar antes de construir lo que depende de ellas.',
  'intro-unresolved-questions':
    'Nadie las ha respondido todavía. Hay que preguntar antes de construir lo que depende de ellas.',
  'intro-epic-goal': 'Una épica reúne tickets que sirven a un objetivo. Este es el objetivo.',
  'intro-coverage-map':
    'Cada requisito lleva al ticket que lo cumple. El mapa muestra si se ha olvidado algo.',
  'intro-tickets': 'Un ticket cada vez. Está terminado cuando se cumplen todos sus criterios.',
  'intro-overview': 'Conviene leer esto primero. Dice para qué sirve la API.',
  'intro-consumers-auth': 'Dice quién llama a la API y cómo demuestra quién es.',
  'intro-conventions': 'Estas reglas valen para cada llamada.',
  'intro-resources': 'Un recurso es algo que la API permite leer o cambiar.',
  'intro-endpoints': 'Un endpoint es un método y una ruta. El método dice qué se hace, la ruta con qué.',
  'intro-pagination': 'Las listas largas llegan por páginas. Aquí se dice cómo se pide la siguiente.',
  'intro-error-model': 'Un error dice a un programa qué ha fallado. Todos los errores se parecen.',
  'intro-limits': 'Quien envía demasiado es rechazado durante un tiempo.',
  'intro-versioning': 'Una versión deja seguir a quienes llaman como antes mientras la API cambia.',
  'intro-security': 'Dice quién puede ver y cambiar qué. Se comprueba en cada punto de entrada.',
  'intro-purpose-owner': 'Dice para qué son los datos y a quién preguntar por ellos.',
  'intro-entities': 'Una entidad es algo de lo que tratan los datos. Cada una tiene una tabla.',
  'intro-field-tables':
    'Cada fila es una columna de la tabla. PK es la clave primaria, FK una referencia a otra tabla.',
  'intro-relationships': 'Dice cuántas filas de una tabla corresponden a una fila de otra.',
  'intro-er-diagram': 'El diagrama muestra las mismas tablas y referencias como imagen.',
  'intro-constraints-indexes':
    'Una restricción deja fuera las filas erróneas. Un índice acorta una búsqueda.',
  'intro-enumerations': 'Estos campos toman uno de unos pocos valores.',
  'intro-quality-rules':
    'Los datos que incumplen una de estas reglas son erróneos, aunque la base de datos los acepte.',
  'intro-freshness': 'Dice qué antigüedad pueden tener los datos al leerlos.',
  'intro-retention': 'Dice cuánto tiempo se guardan los datos. Algunos deben borrarse por ley.',
  'intro-migration-backfill': 'Dice qué pasa con los datos que ya existen.',
  'intro-access-patterns':
    'Estas son las preguntas que se hacen a los datos. De ellas salen las tablas y los índices.',
  'intro-motivation': 'Dice por qué se propone un cambio.',
  'intro-guide-explanation': 'Explica la propuesta a quien la va a usar.',
  'intro-reference-explanation': 'Explica la propuesta a quien la va a construir.',
  'intro-drawbacks': 'Dice qué habla en contra de la propuesta.',
  'intro-rationale-alternatives': 'Compara la propuesta con otros caminos y con no hacer nada.',
  'intro-prior-art': 'Dice qué hicieron otros antes.',
  'intro-migration-rollback': 'Dice cómo se introduce el cambio y cómo se retira.',
  'intro-future-possibilities': 'Esto puede venir después. No forma parte del trabajo.',
};
