import {
  type AliasNode,
  type ColumnNode,
  ColumnUpdateNode,
  type IdentifierNode,
  type KyselyPlugin,
  type OnConflictNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type TableNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely';

/** The column that decides on which server a row of a table lies, by table. */
export const PLACE_OF: Readonly<Record<string, string>> = {
  space: 'id',
  space_epoch: 'space_id',
  record: 'space_id',
  space_digest: 'space_id',
  sync_reject: 'space_id',
  student_fact: 'space_id',
  workout_fact: 'space_id',
  space_best: 'space_id',
  pain_fact: 'space_id',
  unread_message: 'space_id',
  program_link: 'space_id',
  device: 'user_id',
};

/** Reads the tables of a statement and the columns that it changes. */
class Reader extends OperationNodeTransformer {
  readonly tables = new Set<string>();
  readonly changed = new Set<string>();
  readonly aliases = new Set<string>();

  protected override transformTable(node: TableNode): TableNode {
    this.tables.add(node.table.identifier.name);
    return node;
  }

  protected override transformAlias(node: AliasNode): AliasNode {
    if (node.alias.kind === 'IdentifierNode') this.aliases.add((node.alias as IdentifierNode).name);
    return super.transformAlias(node);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    this.#note(node.updates ?? []);
    return super.transformUpdateQuery(node);
  }

  protected override transformOnConflict(node: OnConflictNode): OnConflictNode {
    this.#note(node.updates ?? []);
    return super.transformOnConflict(node);
  }

  #note(updates: readonly ColumnUpdateNode[]): void {
    for (const update of updates) {
      if (ColumnUpdateNode.is(update) && update.column.kind === 'ColumnNode') {
        this.changed.add((update.column as ColumnNode).column.name);
      }
    }
  }
}

/**
 * Fails a statement that a database with spaces on several servers refuses. It changes the place of
 * a row, or reads rows of spaces together with tables that are not distributed.
 */
export const refusesUndistributable: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const reader = new Reader();
    reader.transformNode(node);
    const tables = [...reader.tables].filter((table) => !reader.aliases.has(table));
    const placed = tables.filter((table) => table in PLACE_OF);
    const others = tables.filter((table) => !(table in PLACE_OF));
    const moved = placed.find((table) => reader.changed.has(PLACE_OF[table] ?? ''));
    if (moved) throw new Error(`A statement writes the place of rows in ${moved}`);
    if (placed.length > 0 && others.length > 0) {
      throw new Error(`A statement mixes ${placed.join(', ')} with ${others.join(', ')}`);
    }
    return node;
  },
  transformResult: async ({
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => result,
};
