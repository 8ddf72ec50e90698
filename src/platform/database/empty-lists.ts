import { PostgresDialect, PostgresQueryCompiler, type BinaryOperationNode } from 'kysely'

/** A dialect in which `in` an empty list is false and `not in` is true: PostgreSQL itself refuses `in ()` as a mistake. */
export class DialectWithEmptyLists extends PostgresDialect {
  override createQueryCompiler() {
    return new EmptyListCompiler()
  }
}

// Kysely's plugin for empty lists leaves those inside a subquery, and walks every statement once more.
class EmptyListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    if (isOfEmptyList(node, 'in')) this.append('false')
    else if (isOfEmptyList(node, 'not in')) this.append('true')
    else super.visitBinaryOperation(node)
  }
}

const isOfEmptyList = ({ operator, rightOperand: list }: BinaryOperationNode, name: string) =>
  'operator' in operator && operator.operator === name && 'values' in list && isEmpty(list.values)

const isEmpty = (values: unknown) => Array.isArray(values) && values.length === 0
