import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { StudentProfile, StudentProfileFields } from '#web/parts/students/student-profile.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'

type WholeProfileProps = { profile: FragmentType<typeof StudentProfileFields>; onClose: () => void; open: boolean }

export default function WholeProfile({ profile, ...rest }: WholeProfileProps) {
  return (
    <Modal {...rest} title="企業が読むプロフィール" mode="rightPanel">
      <div className="stack-6">
        <StudentProfile candidate={readFragment(StudentProfileFields, profile)} />
      </div>
    </Modal>
  )
}
