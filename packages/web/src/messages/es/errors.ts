/** Spanish sentences of the errors that only a page of the app can show; the sdk has the others. */
export const errorMessages = {
  'error.plan_not_found': 'Este plan no existe o no se comparte contigo.',
  'error.goals_changed':
    'Tus metas cambiaron en otra pestaña o en otro dispositivo. Míralas y vuelve a intentarlo.',
  'error.game_not_played':
    'Puedes decir algo de los juegos que has jugado con la cuenta en la que estás ahora.',
  'error.concern_not_found': 'Este texto ya no está. Vuelve a cargar la página.',
  'error.student_not_found': 'Este estudiante no ha jugado en ninguno de tus juegos.',
  'error.answer_not_acceptable':
    'Esto no puede ser una respuesta a la pregunta. Elige una de sus respuestas.',
  'error.answers_counted_on_paper':
    'Estas respuestas se contaron en papel. Corrige los números en su lugar.',
  'error.answer_right_already': 'Esta respuesta ya cuenta como correcta.',
  'error.survey_has_no_answer':
    'Esta pregunta es una encuesta: nada en ella es correcto ni incorrecto.',
  'error.guest_not_found': 'Este invitado ya no está, o ya pertenece a una cuenta.',
  'error.student_has_seat': 'Este estudiante ha jugado en este juego con su cuenta.',
  'error.accept_too_late':
    'Se puede aceptar otra respuesta durante 90 días después de un juego. Este es más antiguo.',
  'error.game_question_not_found': 'Esta pregunta no es parte del juego.',
  'error.teacher_not_waiting': 'Esta cuenta ya no espera respuesta.',
  'error.approval_pending':
    'Tu cuenta espera a un administrador de tu escuela. Hasta entonces puedes mirar y jugar, pero no organizar juegos ni ver respuestas.',
  'error.email_required': 'Escribe tu correo electrónico',
  'error.email_invalid': 'Este correo electrónico no es válido',
  'error.password_required': 'Escribe tu contraseña',
  'error.password_short_login': 'La contraseña debe tener al menos 6 caracteres',
  'error.password_short': 'La contraseña debe tener al menos 8 caracteres',
  'error.password_common': 'Muchas personas usan esta contraseña. Elige otra.',
  'error.confirm_required': 'Confirma tu contraseña',
  'error.passwords_differ': 'Las contraseñas no coinciden',
  'error.first_name_required': 'Escribe tu nombre',
  'error.last_name_required': 'Escribe tu apellido',
  'error.full_name_required': 'Escribe tu nombre completo',
  'error.role_required': 'Elige tu rol',
  'error.terms_required': 'Debes aceptar las condiciones y la política de privacidad',
  'error.birth_required': 'Escribe el mes y el año en que naciste',
  'error.under_age':
    'Aún no puedes crear una cuenta aquí. Puedes jugar sin cuenta con un código de juego, o a través de tu escuela.',
  'error.name_not_suitable':
    'Otras personas leerán este nombre y tiene una palabra que puede herir. Elige otro.',
  'error.email_taken': 'Ya existe una cuenta con este correo electrónico.',
  'error.password_wrong': 'Esta no es tu contraseña actual.',
  'error.sign_in_again':
    'Para asegurarnos de que eres tú, cierra la sesión, entra de nuevo y vuelve aquí.',
  'error.deletion_unconfirmed': 'Escribe tu correo electrónico para confirmar.',
  'error.link_invalid': 'Este enlace venció o ya se usó. Pide uno nuevo.',
  'error.card_invalid': 'Esta tarjeta no abre ninguna cuenta. Pide una nueva a tu docente.',
  'error.other_signed_in': 'Otra persona tiene su sesión abierta en este dispositivo.',
  'error.account_of_class': 'Tu docente administra esta cuenta. Pide a tu docente que la cambie.',
  'error.account_has_email':
    'Esta cuenta ya tiene un correo electrónico. Su tarjeta ya no abre nada.',
  'error.roster_files_missing':
    'Una lista OneRoster tiene los archivos users.csv, classes.csv y enrollments.csv. Aquí falta: {files}.',
  'error.roster_columns_missing':
    'A {file} le faltan estas columnas de OneRoster: {columns}. Expórtalo de nuevo.',
  'error.roster_too_many':
    'Una lista puede tener como máximo {students} estudiantes en {classes} clases. Exporta menos clases a la vez.',
  'error.roster_running': 'Ya se está importando una lista tuya. Espera a que termine.',
  'error.roster_not_found': 'Esta lista ya no está. Elige el archivo otra vez.',
  'error.class_student_not_found':
    'Este estudiante ya no está en esta clase o entra sin una tarjeta de ella.',
  'error.class_teachers_full': 'Esta clase tiene 10 docentes, el máximo posible.',
  'error.class_last_teacher':
    'Eres el único docente de esta clase. Invita antes a un colega o elimina la clase.',
  'error.school_not_found': 'Ya no estás en esta escuela.',
  'error.school_gone': 'Esta escuela ya no existe.',
  'error.school_role': 'Tu función en la escuela no incluye esto.',
  'error.school_unconfirmed':
    'Tu escuela espera a un administrador de este sitio. Hasta que la acepte, esto tiene que esperar.',
  'error.school_already': 'Ya estás en una escuela. Déjala antes de crear otra o unirte a otra.',
  'error.school_invite_invalid':
    'Este enlace ha caducado o ya se usó. Pide uno nuevo a tu escuela.',
  'error.school_person_not_found': 'Esta persona ya no está en tu escuela.',
  'error.school_last_admin':
    'Una escuela necesita un administrador. Da antes esa función a un colega.',
  'error.account_not_of_school':
    'Esta cuenta no es de la escuela: tiene un correo o está en una clase de otro lugar. Su dueño encuentra esto en la configuración.',
  'error.account_not_blockable':
    'No puedes bloquearte a ti mismo ni a un administrador de este sitio.',
  'error.homework_not_found': 'Esta tarea ya no existe. Pide a tu docente un enlace nuevo.',
  'error.homework_dates_wrong': 'La tarea tiene que abrirse antes de la fecha de entrega.',
  'error.homework_of_class':
    'Esta tarea es de otra clase. Pide a tu docente el código de la clase.',
  'error.homework_student_not_found': 'Este estudiante ya no está en la clase.',
  'error.homework_not_open': 'Esta tarea todavía no está abierta.',
  'error.homework_closed': 'Tu docente ha cerrado esta tarea.',
  'error.homework_attempts_used': 'Ya usaste todos los intentos que permite tu docente.',
  'error.homework_part_done':
    'Ya hiciste esta parte. Puedes jugarla otra vez para mejorar tu puntuación.',
  'error.homework_part_not_found': 'Esta parte de la tarea ya no existe. Elige otra.',
  'error.too_much_homework':
    'Has dado tarea 2,000 veces, el máximo posible. Elimina primero alguna.',
  'error.class_not_found': 'Esta clase ya no existe.',
  'error.class_code_invalid': 'Ninguna clase tiene este código. Pídeselo a tu docente.',
  'error.class_full': 'Esta clase está llena. Puede tener 200 estudiantes.',
  'error.class_too_small': 'Una clase puede tener 200 estudiantes; aquí caben {free} más.',
  'error.too_many_classes': 'Tienes 200 clases, el máximo. Elimina una que ya no necesites.',
  'error.class_invite_invalid': 'Este enlace venció o ya se usó. Pide uno nuevo a tu colega.',
  'error.account_blocked': 'Tu escuela ha bloqueado esta cuenta. Pregunta en tu escuela.',
  'error.parent_code_invalid':
    'Este código no es correcto, ya se usó o tiene más de diez minutos. Pide uno nuevo.',
  'error.parent_link_not_found': 'Ya no están vinculados.',
  'error.social_off': 'Aquí no se puede iniciar sesión de esta manera.',
  'error.social_failed': 'No se pudo iniciar sesión. Intenta de nuevo.',
  'error.social_expired': 'Pasó demasiado tiempo. Empieza de nuevo.',
  'error.social_no_email':
    'No recibimos ningún correo electrónico, y una cuenta lo necesita. Crea tu cuenta con correo y contraseña.',
  'error.sign_up_password_wrong':
    'Esta no es la contraseña que elegiste al registrarte. Si no te registraste tú, ignora nuestro correo: no pasa nada.',
  'error.sign_up_elsewhere':
    'Para saber que eres tú, inicia sesión primero con Google o Microsoft en este navegador y abre después el enlace otra vez.',
  'error.sign_in_to_confirm':
    'Inicia sesión en la cuenta de este enlace: así sabemos que eres tú quien la confirma. Si no tienes cuenta aquí, ignora nuestro correo: no pasa nada.',
  'error.social_email_taken':
    'Ya existe una cuenta con este correo electrónico. Inicia sesión con tu contraseña.',
  'error.sign_in_failed': 'El correo o la contraseña no son correctos',
  'error.sign_up_failed': 'No se pudo crear la cuenta',
  'error.sign_out_failed': 'No se pudo cerrar la sesión',
  'error.user_creation_failed': 'No se pudo crear la cuenta de usuario',
  'error.not_authenticated': 'No has iniciado sesión',
  'error.wrong_role': 'Tu cuenta no puede hacer esto.',
  'error.update_failed': 'No se pudo actualizar',
  'error.insert_failed': 'No se pudo guardar',

  'error.host_login_required': 'Inicia sesión para dirigir un juego',
  'error.question_set_required': 'Elige un conjunto de preguntas',
  'error.question_set_not_found': 'No se encontró el conjunto de preguntas',
  'error.max_players_range': 'El máximo de participantes debe estar entre 1 y 100',
  'error.too_many_hands': 'Son más que los {count} de la clase. Revisa los números.',
  'error.paper_counts_many':
    'Pregunta {number}: son más respuestas que hojas ({papers}). Revisa los números.',
  'error.paper_counts_incomplete':
    'Pregunta {number}: escribe un número para cada respuesta, o cuántas hojas acertaron y cuántas no.',
  'error.paper_ticks_differ':
    'Pregunta {number}: las marcas no encajan con cuántas hojas acertaron y cuántas no. Revisa los números.',
  'error.mode_needs_phones':
    'En este modo de juego todos necesitan un dispositivo. Elige otro modo.',
  'error.mode_not_for_solo': 'Este modo de juego necesita más de una persona.',
  'error.kinds_not_for_mode':
    'Este modo de juego no admite los tipos de preguntas de este conjunto.',
  'error.careers_too_few': 'Hay muy pocas profesiones con datos conocidos para este modo de juego.',
  'error.driver_not_in_set': 'Este conjunto no tiene preguntas sobre ese factor de negocio.',
  'error.questions_not_in_set':
    'Algunas de las preguntas elegidas ya no están en este conjunto. Elige otra vez.',
  'error.questions_not_in_game': 'Ninguna de estas preguntas sigue en ese juego. Elige otra vez.',
  'error.create_failed': 'No se pudo crear el juego. Intenta de nuevo.',
  'error.quest_failed': 'No se pudo empezar la misión de profesiones',
  'error.no_question_sets':
    'No hay conjuntos de preguntas disponibles. Pide a tu docente que cree alguno.',
  'error.explore_login_required': 'Inicia sesión para explorar profesiones',

  'error.set_title_required': 'Escribe un título',
  'error.set_title_short': 'El título debe tener al menos 3 caracteres',
  'error.set_subject_required': 'Elige una materia',
  'error.set_grades_required': 'Elige al menos un grado',
  'error.set_tags_limit':
    'Un conjunto puede tener como máximo {max} etiquetas, de hasta {length} caracteres cada una',
  'error.question_text_required': 'Escribe la pregunta',
  'error.question_text_short': 'La pregunta debe tener al menos 10 caracteres',
  'error.options_required': 'Se necesitan al menos 2 opciones de respuesta',
  'error.options_alike': 'Dos opciones de respuesta dicen lo mismo. Haz que cada una sea distinta.',
  'error.answer_required': 'Marca una respuesta como correcta',
  'error.answers_many': 'Solo una respuesta puede ser correcta',
  'error.time_limit_range': 'El tiempo debe estar entre 5 y 300 segundos',
  'error.points_range': 'Los puntos deben estar entre 1 y 100',
  'error.image_alt_required': 'Describe lo que muestra la imagen, para quien no puede verla',
  'error.question_kind_unreadable':
    'Esta pregunta no está completa para su tipo. Revisa lo que pregunta y su respuesta.',
  'error.questions_limit':
    'Un conjunto puede tener como máximo {max} preguntas. Empieza otro conjunto.',
  'error.sets_limit':
    'Puedes tener como máximo {max} conjuntos de preguntas. Elimina alguno que ya no necesites.',
  'error.set_text_not_suitable':
    'Un conjunto público no puede decir «{text}»: lo puede leer cualquier estudiante. Cámbialo o haz privado el conjunto.',
  'error.set_not_yours':
    'Puedes ver este conjunto, pero no cambiarlo. Duplícalo para tener el tuyo.',
  'error.set_publish_not_yours': 'Solo quien creó este conjunto puede hacerlo público o privado.',
  'error.set_removed':
    'La administración ha eliminado este conjunto. Solo puedes borrar lo que queda de él.',
  'error.set_of_product':
    'Este conjunto viene con Pathquest: aquí no se puede ocultar ni eliminar.',
  'error.set_changed':
    'Este conjunto cambió mientras tanto, en otra pestaña o por parte de otra persona.',
  'error.question_not_found': 'Esta pregunta ya no está en el conjunto.',
  'error.set_share_not_found': 'Este enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
  'error.image_too_complex':
    'Leer esta imagen necesita demasiado tiempo o memoria. Guárdala otra vez como archivo PNG o JPEG normal.',
  'error.image_unreadable': 'Esta imagen no se puede mostrar. Elige un archivo PNG, JPEG o WebP.',
  'error.image_dimensions':
    'Esta imagen tiene demasiados píxeles. Elige una de {max} millones como máximo.',
  'error.image_not_found': 'La imagen de esta pregunta ya no está. Elígela de nuevo.',

  'error.lti_launch_refused': 'No se pudo aceptar este acceso. Ábrelo otra vez desde tu curso.',
  'error.handover_used': 'Este enlace ya se usó. Ábrelo otra vez desde tu curso.',
  'error.launch_expired': 'Tu visita terminó. Ábrela otra vez desde tu curso.',
  'error.lti_not_configured':
    'Este Pathquest aún no está conectado con tu LMS. Habla con quien lo administra.',
  'error.lti_link_missing': 'Esta página pertenece a una actividad de un curso. Ábrela desde allí.',
  'error.lti_no_course':
    'Tu LMS no dice de qué curso se trata, así que no se puede guardar nada para él.',
  'error.lti_person_unknown': 'Esta persona ya no está en tu curso.',
  'error.no_content': 'Tu docente aún no ha elegido un juego para esta actividad.',
  'error.content_fixed': 'El contenido de esta actividad se define en tu LMS.',
  'error.assignment_not_open': 'Esta tarea aún no está abierta.',
  'error.assignment_closed': 'La fecha de entrega de esta tarea ya pasó.',
  'error.attempt_finished': 'Terminaste esta actividad. Puedes empezar de nuevo con otro intento.',
  'error.attempt_used': 'Solo cuenta el primer intento, y ya terminó.',
  'error.attempts_used': 'Ya usaste todos los intentos que tu docente permite aquí.',
  'error.course_student_unknown': 'Esta persona no está en este curso.',
  'error.attempt_missing': 'No hay ningún intento que se pueda dejar de lado.',
  'error.grade_missing': 'Todavía no hay una calificación para enviar.',
  'error.deep_linking_only': 'El contenido solo se elige desde el selector de contenido de tu LMS.',
  'error.choice_taken':
    'Tu curso ya tomó lo que elegiste. Para elegir de nuevo, selecciona otra vez el contenido en tu curso.',
  'error.too_many_items': 'Tu LMS acepta un solo elemento a la vez.',
  'error.item_not_accepted': 'Tu LMS no acepta aquí este tipo de elemento.',
  'error.lti_roster_unavailable':
    'No se pudo leer la lista de tu curso. Intenta de nuevo en un momento.',
  'error.lti_score_failed': 'El libro de calificaciones de tu LMS no aceptó esta calificación.',
  'error.lti_student_left':
    'Esta persona ya no está en el curso, así que tu libro de calificaciones no acepta su calificación. No hay nada que hacer; si vuelve, reenvíala.',
  'error.lti_student_teaches':
    'Esta persona da clases en el curso, y tu libro de calificaciones solo guarda las de estudiantes. No hay nada que hacer.',
  'error.lti_score_maximum':
    'Tu libro de calificaciones acepta menos puntos de los que se enviaron. Revisa el máximo de la columna en tu LMS y reenvía la calificación.',
  'error.lti_grade_not_kept':
    'Tu LMS respondió que recibió esta calificación, pero su libro de calificaciones no muestra ninguna. Revisa allí la columna: tiene que ser de puntos (en Moodle: ajustes de la actividad, Calificación, Tipo: Puntuación, con el máximo). Después reenvíala.',
  'error.lti_grade_locked':
    'Esta calificación está bloqueada en tu libro de calificaciones. Desbloquéala allí y reenvíala.',
  'error.lti_tool_refused':
    'Tu LMS no acepta a Pathquest en este momento: puede estar desactivado allí. Las calificaciones esperan y se envían solas; quien administra tu LMS puede revisarlo.',
  'error.lti_keys_not_read':
    'Tu LMS no pudo leer las claves de Pathquest, así que por ahora no acepta calificaciones. Esperan y se envían solas. Quien administra tu LMS puede revisarlo: en Moodle, la seguridad HTTP.',
  'error.lti_group_unknown':
    'Este grupo no es uno de los tuyos en este curso. Vuelve a cargar la página.',
  'error.only_looks_on':
    'Tu función en este curso ve la clase y sus calificaciones, pero no dirige juegos.',
  'error.lti_grades_not_allowed':
    'Tu LMS no permite que Pathquest escriba en el libro de calificaciones de este curso. Pide a quien lo administra que permita las calificaciones y reenvíala.',
  'error.lti_line_item_missing':
    'El libro de calificaciones de tu LMS no tiene una columna para esta actividad. Permite allí las calificaciones en sus ajustes y reenvíala.',
  'error.lti_score_conflict':
    'El libro de calificaciones de tu LMS tiene una calificación más reciente, o estaba en uso.',
  'error.lti_platform_unreachable':
    'Tu LMS no respondió como se esperaba. Intenta de nuevo en un momento.',
  'error.not_admin': 'Solo quien administra el sitio puede hacer esto.',
  'error.invite_invalid': 'Esta invitación ya no es válida. Pide una nueva.',
  'error.platform_exists': 'Esta plataforma ya está registrada.',
  'error.platform_changed':
    'Esta plataforma cambió mientras tanto, en otra pestaña o por un colega. Revisa otra vez sus valores.',
  'error.platform_in_use':
    'Hay cursos que usan esta plataforma: con otro emisor u otro id de cliente, su gente sería desconocida aquí. Registra los valores nuevos como una plataforma aparte.',
  'error.platform_not_found': 'No se encontró la plataforma',
  'error.platform_url_invalid': 'Escribe una dirección completa que empiece con https://',
  'error.issuer_invalid':
    'Escribe el emisor como lo muestra tu LMS: una dirección que empieza con https://',
  'error.frame_origin_invalid':
    'Escribe orígenes como https://escuela.example.org, sin ninguna ruta.',
  'error.invite_not_found': 'No se encontró la invitación',
  'error.deployment_exists': 'Esta implementación ya está vinculada.',
  'error.deployment_not_found': 'No se encontró la implementación',
  'error.account_code_invalid': 'Este enlace ya no es válido. Empieza de nuevo desde tu curso.',
  'error.account_already_linked': 'Este acceso del curso ya pertenece a otra cuenta.',
  'error.account_has_login':
    'Esta cuenta ya está unida a otro acceso de este LMS. Desvincula primero ese acceso.',
  'error.account_in_game': 'Estás en un juego de este curso. Podrás desvincularlo cuando termine.',
  'error.account_link_not_found': 'Este acceso del curso ya no está vinculado.',
  'error.account_roles_differ':
    'Una cuenta de docente y un acceso de estudiante no se pueden unir.',

  'error.pack_not_found': 'Este paquete no está a la venta. Elige otro.',
  'error.tokens_missing':
    'Necesitas {missing} XP más para abrir este paquete. Juega para ganar XP.',
  'error.cosmetic_not_found': 'Este cosmético no está a la venta. Elige otro.',
  'error.cosmetic_not_owned': 'Aún no tienes este cosmético. Cómpralo para usarlo.',
  'error.cosmetic_tokens_missing':
    'Necesitas {missing} XP más para comprar esto. Juega para ganar XP.',
  'error.import_too_large':
    'Este archivo es demasiado grande. Se pueden importar {max} MB como máximo.',
  'error.import_empty': 'No hay preguntas en él.',
  'error.import_unknown':
    'No conocemos este tipo de archivo. Elige un libro de Excel (.xlsx) o un archivo CSV, GIFT, Moodle XML, Aiken o QTI, o copia las preguntas y pégalas.',
  'error.import_legacy_workbook':
    'Es un libro antiguo o protegido con contraseña. Guárdalo como .xlsx sin contraseña e intenta de nuevo.',
  'error.import_macros':
    'Este libro contiene macros. Guárdalo como .xlsx sin macros e intenta de nuevo.',
  'error.import_encrypted':
    'Este archivo comprimido está protegido con contraseña. Créalo sin ella e intenta de nuevo.',
  'error.import_unpacks_too_large':
    'Al descomprimirlo, este archivo ocupa más de lo que leemos. Divídelo en archivos más pequeños.',
  'error.import_xml_declarations':
    'Este archivo declara un tipo de documento o entidades propias (DOCTYPE), que no leemos. Expórtalo de nuevo sin ellas.',
  'error.import_too_deep': 'Este archivo tiene demasiados niveles anidados para leerlo.',
  'error.import_damaged': 'Este archivo está dañado. Expórtalo de nuevo e inténtalo otra vez.',
  'error.import_too_complex':
    'Leer este archivo necesita demasiado tiempo o memoria. Divídelo en archivos más pequeños.',
} as const
