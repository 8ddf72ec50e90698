import { PostgresDialect, PostgresQueryCompiler, type BinaryOperationNode, type OperationNode } from 'kysely'

/**
 * A dialect that gives a list to PostgreSQL as one array: `in` is `= any($1)`, `not in` is `<> all($1)`. So the text of a
 * statement is the same for a list of any length, and an empty list, which PostgreSQL refuses after `in`, matches nothing.
 */
export class DialectWithArrays extends PostgresDialect {
  override createQueryCompiler() {
    return new ArrayCompiler()
  }
}

const conditions: Record<string, string> = { in: ' = any(', 'not in': ' <> all(' }

class ArrayCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const { leftOperand, operator, rightOperand } = node
    const condition = 'operator' in operator ? conditions[String(operator.operator)] : undefined
    const list = condition === undefined ? undefined : listOf(rightOperand)
    if (condition === undefined || list === undefined) {
      super.visitBinaryOperation(node)
      return
    }
    this.visitNode(leftOperand)
    this.append(condition)
    this.appendValue(list)
    this.append(')')
  }
}

/** The list, or what stands in its place while a statement is built that is compiled once. */
function listOf(operand: OperationNode): unknown {
  if ('values' in operand && operand.kind === 'PrimitiveValueListNode') return operand.values
  return 'value' in operand && operand.kind === 'ValueNode' ? operand.value : undefined
}
