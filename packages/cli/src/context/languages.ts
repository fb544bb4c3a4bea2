/** A grammar of tree-sitter, and how to find the names a file of it defines. */
export interface Language {
  /** Name of its WebAssembly file, `tree-sitter-<name>.wasm`. */
  readonly grammar: string;
  /** A query whose captures `@name` are the names. What a function keeps to itself is left out. */
  readonly query: string;
}

const ECMASCRIPT = `
  (function_declaration name: (_) @name)
  (generator_function_declaration name: (_) @name)
  (class_declaration name: (_) @name)
  (method_definition name: (_) @name)
  (program (lexical_declaration (variable_declarator name: (identifier) @name)))
  (program (variable_declaration (variable_declarator name: (identifier) @name)))
  (export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @name)))
  (export_statement declaration: (variable_declaration (variable_declarator name: (identifier) @name)))`;

const JAVASCRIPT = `${ECMASCRIPT}
  (field_definition property: (_) @name)`;

const TYPESCRIPT = `${ECMASCRIPT}
  (abstract_class_declaration name: (_) @name)
  (interface_declaration name: (_) @name)
  (type_alias_declaration name: (_) @name)
  (enum_declaration name: (_) @name)
  (internal_module name: (_) @name)
  (function_signature name: (_) @name)
  (method_signature name: (_) @name)
  (abstract_method_signature name: (_) @name)
  (property_signature name: (_) @name)
  (public_field_definition name: (_) @name)`;

const PYTHON = `
  (function_definition name: (_) @name)
  (class_definition name: (_) @name)
  (module (expression_statement (assignment left: (identifier) @name)))
  (class_definition body: (block (expression_statement (assignment left: (identifier) @name))))`;

const GO = `
  (function_declaration name: (_) @name)
  (method_declaration name: (_) @name)
  (type_spec name: (_) @name)
  (type_alias name: (_) @name)
  (method_elem name: (_) @name)
  (field_declaration name: (_) @name)
  (source_file (const_declaration (const_spec name: (_) @name)))
  (source_file (var_declaration (var_spec name: (_) @name)))`;

const RUST = `
  (function_item name: (_) @name)
  (function_signature_item name: (_) @name)
  (struct_item name: (_) @name)
  (enum_item name: (_) @name)
  (enum_variant name: (_) @name)
  (union_item name: (_) @name)
  (trait_item name: (_) @name)
  (type_item name: (_) @name)
  (mod_item name: (_) @name)
  (const_item name: (_) @name)
  (static_item name: (_) @name)
  (field_declaration name: (_) @name)
  (macro_definition name: (_) @name)`;

const JAVA = `
  (class_declaration name: (_) @name)
  (interface_declaration name: (_) @name)
  (enum_declaration name: (_) @name)
  (record_declaration name: (_) @name)
  (annotation_type_declaration name: (_) @name)
  (enum_constant name: (_) @name)
  (method_declaration name: (_) @name)
  (constructor_declaration name: (_) @name)
  (field_declaration declarator: (variable_declarator name: (_) @name))`;

const CPP = `
  (function_declarator declarator: (identifier) @name)
  (function_declarator declarator: (field_identifier) @name)
  (function_declarator declarator: (qualified_identifier name: (identifier) @name))
  (function_declarator declarator: (qualified_identifier name: (qualified_identifier name: (identifier) @name)))
  (class_specifier name: (type_identifier) @name body: (_))
  (struct_specifier name: (type_identifier) @name body: (_))
  (union_specifier name: (type_identifier) @name body: (_))
  (enum_specifier name: (type_identifier) @name body: (_))
  (enumerator name: (_) @name)
  (namespace_definition name: (_) @name)
  (type_definition declarator: (type_identifier) @name)
  (alias_declaration name: (_) @name)
  (field_declaration declarator: (field_identifier) @name)
  (preproc_def name: (_) @name)
  (preproc_function_def name: (_) @name)`;

const C_SHARP = `
  (class_declaration name: (_) @name)
  (interface_declaration name: (_) @name)
  (struct_declaration name: (_) @name)
  (record_declaration name: (_) @name)
  (enum_declaration name: (_) @name)
  (enum_member_declaration name: (_) @name)
  (method_declaration name: (_) @name)
  (constructor_declaration name: (_) @name)
  (property_declaration name: (_) @name)
  (field_declaration (variable_declaration (variable_declarator name: (_) @name)))`;

const RUBY = `
  (method name: (_) @name)
  (singleton_method name: (_) @name)
  (class name: (_) @name)
  (module name: (_) @name)
  (assignment left: (constant) @name)`;

const PHP = `
  (function_definition name: (_) @name)
  (method_declaration name: (_) @name)
  (class_declaration name: (_) @name)
  (interface_declaration name: (_) @name)
  (trait_declaration name: (_) @name)
  (enum_declaration name: (_) @name)
  (const_element (name) @name)`;

const BASH = '(function_definition name: (_) @name)';

const GRAMMARS: readonly (readonly [endings: string, grammar: string, query: string])[] = [
  ['ts mts cts', 'typescript', TYPESCRIPT],
  ['tsx', 'tsx', TYPESCRIPT],
  ['js mjs cjs jsx', 'javascript', JAVASCRIPT],
  ['py pyi', 'python', PYTHON],
  ['go', 'go', GO],
  ['rs', 'rust', RUST],
  ['java', 'java', JAVA],
  ['c h cc cpp cxx hh hpp hxx', 'cpp', CPP],
  ['cs', 'c-sharp', C_SHARP],
  ['rb rake', 'ruby', RUBY],
  ['php', 'php', PHP],
  ['sh bash', 'bash', BASH],
];

/** By the ending of a file's name. */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  GRAMMARS.flatMap(([endings, grammar, query]) =>
    endings.split(' ').map((ending) => [ending, { grammar, query }] as const),
  ),
);
