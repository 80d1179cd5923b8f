/** Spanish sentences of the errors that only a page of the app can show; the sdk has the others. */
export const errorMessages = {
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
  'error.email_taken': 'Ya existe una cuenta con este correo electrónico.',
  'error.password_wrong': 'Esta no es tu contraseña actual.',
  'error.sign_in_again':
    'Para asegurarnos de que eres tú, cierra la sesión, entra de nuevo y vuelve aquí.',
  'error.deletion_unconfirmed': 'Escribe tu correo electrónico para confirmar.',
  'error.link_invalid': 'Este enlace venció o ya se usó. Pide uno nuevo.',
  'error.parent_code_invalid':
    'Este código no es correcto, ya se usó o tiene más de diez minutos. Pide uno nuevo.',
  'error.parent_link_not_found': 'Ya no están vinculados.',
  'error.social_off': 'Aquí no se puede iniciar sesión de esta manera.',
  'error.social_failed': 'No se pudo iniciar sesión. Intenta de nuevo.',
  'error.social_expired': 'Pasó demasiado tiempo. Empieza de nuevo.',
  'error.social_no_email':
    'No recibimos ningún correo electrónico, y una cuenta lo necesita. Crea tu cuenta con correo y contraseña.',
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
  'error.mode_not_for_solo': 'Este modo de juego necesita más de una persona.',
  'error.kinds_not_for_mode':
    'Este modo de juego no admite los tipos de preguntas de este conjunto.',
  'error.driver_not_in_set': 'Este conjunto no tiene preguntas sobre ese factor de negocio.',
  'error.create_failed': 'No se pudo crear el juego. Intenta de nuevo.',
  'error.no_question_sets':
    'No hay conjuntos de preguntas disponibles. Pide a tu docente que cree alguno.',
  'error.explore_login_required': 'Inicia sesión para explorar profesiones',

  'error.lti_launch_refused': 'No se pudo aceptar este acceso. Ábrelo otra vez desde tu curso.',
  'error.handover_used': 'Este enlace ya se usó. Ábrelo otra vez desde tu curso.',
  'error.launch_expired': 'Tu visita terminó. Ábrela otra vez desde tu curso.',
  'error.lti_not_configured':
    'Este Pathquest aún no está conectado con tu LMS. Habla con quien lo administra.',
  'error.lti_link_missing': 'Esta página pertenece a una actividad de un curso. Ábrela desde allí.',
  'error.no_content': 'Tu docente aún no ha elegido un juego para esta actividad.',
  'error.content_fixed': 'El contenido de esta actividad se define en tu LMS.',
  'error.assignment_closed': 'La fecha de entrega de esta tarea ya pasó.',
  'error.attempt_finished': 'Terminaste esta actividad. Puedes empezar de nuevo con otro intento.',
  'error.attempt_used': 'Solo cuenta el primer intento, y ya terminó.',
  'error.deep_linking_only': 'El contenido solo se elige desde el selector de contenido de tu LMS.',
  'error.too_many_items': 'Tu LMS acepta un solo elemento a la vez.',
  'error.item_not_accepted': 'Tu LMS no acepta aquí este tipo de elemento.',
  'error.lti_roster_unavailable':
    'No se pudo leer la lista de tu curso. Intenta de nuevo en un momento.',
  'error.lti_score_failed': 'El libro de calificaciones de tu LMS no aceptó esta calificación.',
  'error.lti_grades_not_allowed':
    'Tu LMS no permite que Pathquest escriba en el libro de calificaciones de este curso.',
  'error.lti_line_item_missing':
    'El libro de calificaciones de tu LMS no tiene una columna para esta actividad.',
  'error.lti_score_conflict':
    'El libro de calificaciones de tu LMS tiene una calificación más reciente, o estaba en uso.',
  'error.lti_platform_unreachable':
    'Tu LMS no respondió como se esperaba. Intenta de nuevo en un momento.',
  'error.not_admin': 'Solo quien administra el sitio puede hacer esto.',
  'error.invite_invalid': 'Esta invitación ya no es válida. Pide una nueva.',
  'error.platform_exists': 'Esta plataforma ya está registrada.',
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
} as const
